import type { Editor } from '@tiptap/core';

/** What was typed as the editor has it: a paragraph a line. */
export const paragraphsOf = (text: string): string =>
  text &&
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('');

/** Puts what was typed, and the caret, where the editor has them; it has the focus if what stood in for it had. */
export function takeOver(editor: Editor, area: HTMLTextAreaElement): void {
  if (area.value) {
    // The space after the last word is what comes next is written after.
    editor.commands.setContent(paragraphsOf(area.value), {
      emitUpdate: false,
      parseOptions: { preserveWhitespace: true },
    });
  }
  if (document.activeElement !== area) return;
  // The end of a paragraph and the beginning of the next are two places, a new line is one.
  const after = area.value.slice(area.selectionEnd).replaceAll('\n', '\n\n').length;
  editor.commands.setTextSelection(editor.state.doc.content.size - 1 - after);
  editor.view.focus();
}
