import type { MailField } from '@byline/shared-types/domain';
import type { Node } from '@tiptap/pm/model';
import { Plugin, TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { Extension } from '@tiptap/react';
import style from './field-chips.module.css';
import {
  BRACES,
  deletedAfter,
  deletedBefore,
  openPlace,
  tokensIn,
  wholeSelection,
  type FieldToken,
} from './field-tokens';

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

/** Moves the cursor, or with Shift the end of the selection, over the hidden signs beside it: the browser may stop among them. True if it handled the key. */
function moveOver(
  { state, dispatch }: EditorView,
  { key, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent,
): boolean {
  const { selection, doc, tr } = state;
  const forward = key === 'ArrowRight';
  if (ctrlKey || altKey || metaKey || (!forward && key !== 'ArrowLeft') || !(shiftKey || selection.empty)) return false;
  const tokens = tokensIn(doc);
  const next = selection.head + (forward ? 1 : -1);
  const open = openPlace(tokens, next, forward);
  const { anchor, head } = shiftKey
    ? wholeSelection(tokens, { anchor: selection.anchor, head: next }, forward)
    : { anchor: open, head: open };
  if (head === next) return false;
  dispatch(tr.setSelection(TextSelection.create(doc, anchor, head)).scrollIntoView());
  return true;
}

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

/** Types beside a field at the editor's own place: the browser may put its cursor among the hidden signs. */
function typeBeside(view: EditorView, event: InputEvent): boolean {
  const { selection, doc, tr } = view.state;
  const { inputType, data: text, isComposing } = event;
  const { head, empty } = selection;
  if (inputType !== 'insertText' || !text || isComposing || !empty) return false;
  if (!tokensIn(doc).some(({ from, to }) => from === head || to === head)) return false;
  event.preventDefault();
  const insert = (): Transaction => tr.insertText(text, head).scrollIntoView();
  if (!view.someProp('handleTextInput', (handle) => handle(view, head, head, text, insert))) view.dispatch(insert());
  return true;
}

/** The place of a sign after changes; null once it is deleted. */
const placeAfter = (changes: readonly Transaction[], place: number): number | null =>
  changes.reduce<number | null>((at, { mapping }) => {
    const mapped = at === null ? null : mapping.mapResult(at, 1);
    return mapped && !mapped.deletedAfter ? mapped.pos : null;
  }, place);

/** Deletes what a change leaves of a field. Undo gives back what was there. */
function removeTorn(changes: readonly Transaction[], before: EditorState, { doc, tr }: EditorState) {
  if (!changes.some(({ docChanged }) => docChanged) || changes.some((one) => one.getMeta('history$'))) return null;
  const whole = tokensIn(doc);
  for (const { from, to } of tokensIn(before.doc).reverse()) {
    const places = Array.from({ length: to - from }, (_, sign) => placeAfter(changes, from + sign));
    const left = places.filter((place) => place !== null);
    if (left.length === places.length || whole.some((one) => one.from === left[0])) continue;
    for (const place of left.reverse()) tr.delete(place, place + 1);
  }
  return tr.docChanged ? tr : null;
}

/** Moves the cursor out of the hidden parts, and widens a selection that cuts a field. */
function moveCursor(before: EditorState, { selection, doc, tr }: EditorState) {
  if (!(selection instanceof TextSelection)) return null;
  const { anchor, head, empty } = selection;
  const forward = head >= before.selection.head;
  const tokens = tokensIn(doc);
  if (empty) {
    const open = openPlace(tokens, head, forward);
    return open === head ? null : tr.setSelection(TextSelection.create(doc, open));
  }
  const whole = wholeSelection(tokens, selection, forward);
  if (whole.anchor === anchor && whole.head === head) return null;
  return tr.setSelection(TextSelection.create(doc, whole.anchor, whole.head));
}

/** Draws the fields of a mail as chips with their words. They stay text, so that they can be typed, copied and changed. */
export const fieldChips = (wordOf: WordOf) =>
  Extension.create({
    name: 'fieldChips',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          decorations: ({ doc }) => chipsOf(doc, wordOf),
          handleKeyDown: (view, event) => moveOver(view, event) || deleteField(view, event),
          handleTextInput: typeInField,
          handleDOMEvents: { beforeinput: typeBeside },
        },
        appendTransaction: (changes, before, after) => removeTorn(changes, before, after) ?? moveCursor(before, after),
      }),
    ],
  });
