import type { Editor } from '@tiptap/core';

/** Converts typed text to the editor's HTML: one paragraph per line. */
export const paragraphsOf = (text: string): string =>
  text &&
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('');

/** Copies the typed text and the caret into the editor, and the focus if the text area has it. */
export function takeOver(editor: Editor, area: HTMLTextAreaElement): void {
  if (area.value) {
    // Keeps a final space, because the user may be between two words.
    editor.commands.setContent(paragraphsOf(area.value), {
      emitUpdate: false,
      parseOptions: { preserveWhitespace: true },
    });
  }
  if (document.activeElement !== area) return;
  // A paragraph break is two positions in the editor, but one character in the text area.
  const after = area.value.slice(area.selectionEnd).replaceAll('\n', '\n\n').length;
  editor.commands.setTextSelection(editor.state.doc.content.size - 1 - after);
  editor.view.focus();
}
