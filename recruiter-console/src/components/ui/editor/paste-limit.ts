import { MAX_HTML } from '@byline/shared-types/domain';
import type { TooLong } from '@byline/web-kit/form';
import { getHTMLFromFragment } from '@tiptap/core';
import type { Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';

const judged = (length: number): TooLong | null => (length > MAX_HTML ? { length, limit: MAX_HTML } : null);

/** Checks the number of characters before parsing: parsing a megabyte blocks the page for seconds. */
export function tooLongAsText({ state: { doc, selection } }: EditorView, text: string): TooLong | null {
  const replaced = doc.textBetween(selection.from, selection.to).length;
  return judged(doc.textContent.length - replaced + text.length);
}

/** Checks the length of the stored HTML, with its formatting. */
export function tooLongAsHtml({ state: { tr, schema } }: EditorView, slice: Slice): TooLong | null {
  return judged(getHTMLFromFragment(tr.replaceSelection(slice).doc.content, schema).length);
}
