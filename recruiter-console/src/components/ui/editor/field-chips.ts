import type { MailField } from '@byline/shared-types/domain';
import type { Node } from '@tiptap/pm/model';
import { Plugin, TextSelection, type EditorState } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { Extension } from '@tiptap/react';
import style from './field-chips.module.css';
import { BRACES, deletedAfter, deletedBefore, openPlace, tokensIn, type FieldToken } from './field-tokens';

type WordOf = (field: MailField) => string;

/** Hides the braces from screen readers too. */
const UNREAD = { 'aria-hidden': 'true' };

/** The parts of a field: its braces are hidden, its word replaces its name also for screen readers, and the text for an empty value stays. */
function partsOf({ field, from, to, bar }: FieldToken, wordOf: WordOf): Decoration[] {
  const part = (start: number, end: number, kind: string | undefined, more = {}): Decoration =>
    Decoration.inline(start, end, { class: `${style.chip ?? ''} ${kind ?? ''}`, ...more });
  const word = wordOf(field);
  return [
    part(from, from + BRACES, style.open, UNREAD),
    part(from + BRACES, bar ?? to - BRACES, style.word, { 'data-word': word, role: 'img', 'aria-label': word }),
    ...(bar === null ? [] : [part(bar, to - BRACES, style.otherwise)]),
    part(to - BRACES, to, style.close, UNREAD),
  ];
}

const chipsOf = (document: Node, wordOf: WordOf): DecorationSet =>
  DecorationSet.create(
    document,
    tokensIn(document).flatMap((token) => partsOf(token, wordOf)),
  );

/** Deletes a field as one. True if it handled the key. */
function deleteField({ state, dispatch }: EditorView, { key }: KeyboardEvent): boolean {
  if (!state.selection.empty || (key !== 'Backspace' && key !== 'Delete')) return false;
  const deleted = (key === 'Backspace' ? deletedBefore : deletedAfter)(tokensIn(state.doc), state.selection.head);
  if (!deleted) return false;
  if (deleted.from < deleted.to) dispatch(state.tr.delete(deleted.from, deleted.to));
  return true;
}

/** Keeps a field whole while its text for an empty value is typed; `|` behind a field begins that text. */
function typeInField({ state, dispatch }: EditorView, from: number, to: number, text: string): boolean {
  const tokens = tokensIn(state.doc);
  if (text === '|') {
    const token = tokens.find((one) => one.to === from && from === to);
    if (token?.bar === null) {
      const tr = state.tr.insertText('|', from - BRACES);
      dispatch(tr.setSelection(TextSelection.create(tr.doc, from - BRACES + 1)));
      return true;
    }
  }
  return /[{|}]/.test(text) && tokens.some(({ bar, to: end }) => bar !== null && from > bar && to <= end - BRACES);
}

/** Moves the cursor out of the hidden parts. */
function moveCursor(before: EditorState, { selection, doc, tr }: EditorState) {
  if (!selection.empty) return null;
  const { head } = selection;
  const open = openPlace(tokensIn(doc), head, head >= before.selection.head);
  return open === head ? null : tr.setSelection(TextSelection.create(doc, open));
}

/** Draws the fields of a mail as chips with their words. They stay text, so that they can be typed, copied and changed. */
export const fieldChips = (wordOf: WordOf) =>
  Extension.create({
    name: 'fieldChips',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          decorations: ({ doc }) => chipsOf(doc, wordOf),
          handleKeyDown: deleteField,
          handleTextInput: typeInField,
        },
        appendTransaction: (_, before, after) => moveCursor(before, after),
      }),
    ],
  });
