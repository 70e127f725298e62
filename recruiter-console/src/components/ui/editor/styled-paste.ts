import { DOMParser } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Extension } from '@tiptap/react';
import { makeLists, makeRows } from './office-paste';

const STYLE_ELEMENT = /<style[\s\S]*?<\/style>/gi;
const STYLE_ATTRIBUTE = /(<[a-z][^<>]*?\s)style(?=\s*=)/gi;

/** The parser of what is pasted: it makes lists and rows of what only looks like them, and gives the styles back that stand aside. */
class StyledParser extends DOMParser {
  override parseSlice(...[dom, options]: Parameters<DOMParser['parseSlice']>) {
    const pasted = dom as Element | DocumentFragment;
    makeLists(pasted);
    makeRows(pasted);
    for (const element of pasted.querySelectorAll<HTMLElement>('[data-style]'))
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
