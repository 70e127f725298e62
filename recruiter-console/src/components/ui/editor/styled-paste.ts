import { DOMParser } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Extension } from '@tiptap/react';
import { makeLists, makeRows } from './office-paste';

const STYLE_ELEMENT = /<style[\s\S]*?<\/style>/gi;
const STYLE_ATTRIBUTE = /(<[a-z][^<>]*?\s)style(?=\s*=)/gi;

/** Parses pasted HTML: creates real lists and rows, and restores the styles from `data-style`. */
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
 * Word processors mark bold text with style attributes, and the Content-Security-Policy removes them from parsed HTML.
 * A script may set styles, so `data-style` carries them through the parser.
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
