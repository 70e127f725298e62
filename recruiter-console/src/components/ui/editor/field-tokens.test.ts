import { Editor } from '@tiptap/core';
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
const press = ({ view }: Editor, key: string): void => {
  view.someProp('handleKeyDown', (handle) => handle(view, new KeyboardEvent('keydown', { key })));
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
