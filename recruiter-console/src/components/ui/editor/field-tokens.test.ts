import { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { afterEach, expect, it } from 'vitest';
import { extensions } from './extensions';
import { fieldChips } from './field-chips';

let editor: Editor | undefined;
afterEach(() => editor?.destroy());

/** An editor with the cursor at this place of its only paragraph. */
function at(text: string, place: number): Editor {
  editor = new Editor({
    element: document.createElement('div'),
    extensions: [...extensions(), fieldChips((field) => `word of ${field}`)],
    content: `<p>${text}</p>`,
  });
  editor.commands.setTextSelection(place + 1);
  return editor;
}
const press = ({ view }: Editor, key: string, more: KeyboardEventInit = {}): void => {
  view.someProp('handleKeyDown', (handle) => handle(view, new KeyboardEvent('keydown', { key, ...more })));
};
const type = ({ view }: Editor, text: string): void => {
  const { from, to } = view.state.selection;
  const handled = view.someProp('handleTextInput', (handle) => handle(view, from, to, text, () => view.state.tr));
  if (!handled) view.dispatch(view.state.tr.insertText(text, from, to));
};
const placeOf = ({ state }: Editor): number => state.selection.head - 1;

it('shows the word of a field in place of its name', () => {
  const { view } = at('Hi {{job|this}}!', 0);
  expect([...view.dom.querySelectorAll('[data-word]')].map((part) => part.getAttribute('data-word'))).toEqual([
    'word of job',
  ]);
  expect(view.dom.textContent).toBe('Hi {{job|this}}!');
});

it('keeps the cursor out of the hidden parts, and in the text for an empty value', () => {
  expect(placeOf(at('{{job}}!', 3))).toBe(7);
  expect(placeOf(at('{{job|this}}!', 3))).toBe(6);
  expect(placeOf(at('{{job|this}}!', 8))).toBe(8);
  expect(placeOf(at('{{job|this}}!', 11))).toBe(12);
});

it('deletes a field as one, and no sign that holds it together', () => {
  const whole = at('a {{job|this}} b', 14);
  press(whole, 'Backspace');
  expect(whole.getText()).toBe('a  b');
  const atBar = at('{{job|this}}', 6);
  press(atBar, 'Backspace');
  expect(atBar.getText()).toBe('{{job|this}}');
  const empty = at('{{job|}}', 6);
  press(empty, 'Backspace');
  expect(empty.getText()).toBe('{{job}}');
  const before = at('{{job}} b', 0);
  press(before, 'Delete');
  expect(before.getText()).toBe(' b');
});

it('begins the text for an empty value with | behind a field, without signs of a field in it', () => {
  const field = at('{{firstname}}', 13);
  type(field, '|');
  type(field, 'you');
  type(field, '}');
  expect(field.getText()).toBe('{{firstname|you}}');
});

it('selects a field as one, and its text for an empty value alone', () => {
  const selected = (text: string, from: number, to: number): [number, number] => {
    const field = at(text, 0);
    field.view.dispatch(field.state.tr.setSelection(TextSelection.create(field.state.doc, from + 1, to + 1)));
    return [field.state.selection.anchor - 1, field.state.selection.head - 1];
  };
  expect(selected('a {{job}} b', 0, 4)).toEqual([0, 9]);
  expect(selected('a {{job}} b', 4, 7)).toEqual([2, 9]);
  expect(selected('a {{job|this}} b', 8, 10)).toEqual([8, 10]);
  expect(selected('a {{job|this}} b', 10, 15)).toEqual([2, 15]);
  const behind = at('a {{job}} b', 9);
  for (const expected of [2, 1]) {
    const { doc, selection, tr } = behind.state;
    behind.view.dispatch(tr.setSelection(TextSelection.create(doc, selection.anchor, selection.head - 1)));
    expect(placeOf(behind)).toBe(expected);
  }
});

it('leaves nothing of a field that a change tears, and undo gives it back', () => {
  for (const [from, to] of [
    [3, 4],
    [7, 9],
    [0, 5],
  ] as const) {
    const field = at('a {{job}}, b', 0);
    field.view.dispatch(field.state.tr.insertText('', from + 1, to + 1));
    expect(field.getText()).toBe(from === 0 ? ', b' : 'a , b');
    field.commands.undo();
    expect(field.getText()).toBe('a {{job}}, b');
    field.view.dispatch(field.state.tr.insertText('Q', from + 1, to + 1));
    expect(field.getText()).toBe(from === 0 ? 'Q, b' : 'a Q, b');
  }
});

it('moves over a field with an arrow, and types behind it', () => {
  const field = at('a {{job}}', 2);
  press(field, 'ArrowRight');
  const event = new InputEvent('beforeinput', { inputType: 'insertText', data: '!', cancelable: true });
  field.view.dom.dispatchEvent(event);
  expect([field.getText(), event.defaultPrevented]).toEqual(['a {{job}}!', true]);
  const back = at('a {{job}}', 9);
  press(back, 'ArrowLeft');
  expect(placeOf(back)).toBe(2);
  press(back, 'ArrowRight', { shiftKey: true });
  expect(back.state.selection.toJSON()).toMatchObject({ anchor: 3, head: 10 });
});
