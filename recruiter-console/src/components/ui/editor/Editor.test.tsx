import { Editor as Tiptap } from '@tiptap/core';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../../test/render';
import { Editor } from './Editor';
import { paragraphsOf } from './EditorStandIn';
import { extensions } from './extensions';

const { arrive, arrived } = vi.hoisted(() => {
  let open = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { arrive: () => open(), arrived };
});
// The code of the editor on a slow network.
vi.mock(import('./RichTextEditor'), async (original) => {
  await arrived;
  return original();
});

function Screen() {
  const [value, setValue] = useState('');
  return (
    <>
      <Editor label="Text" value={value} onChange={setValue} autoFocus />
      <output>{value}</output>
    </>
  );
}

it('is typed into before it is there, and goes on where the caret was', async () => {
  await renderApp(<Screen />);
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  expect(document.activeElement).toBe(area);
  fireEvent.change(area, { target: { value: 'Calm & <b>\nkind ' } });
  await expect.poll(() => screen.getByRole('status').textContent).toBe('<p>Calm &amp; &lt;b&gt;</p><p>kind </p>');
  area.setSelectionRange(4, 4);
  arrive();
  await expect.poll(() => screen.getByRole('textbox', { name: 'Text' }).tagName).toBe('DIV');
  const made = screen.getByRole<HTMLElement & { editor?: Tiptap }>('textbox', { name: 'Text' });
  expect(document.activeElement).toBe(made);
  expect(made.editor?.state.selection.from).toBe(5);
  expect(made.innerHTML).toContain('kind ');
});

it('has what was typed as the editor has it', () => {
  const editor = new Tiptap({ extensions: extensions() });
  for (const text of ['a', 'a\n\nb', 'a & b < c > d "e"']) {
    editor.commands.setContent(paragraphsOf(text));
    expect(editor.getHTML()).toBe(paragraphsOf(text));
  }
  expect(paragraphsOf('')).toBe('');
  editor.destroy();
});
