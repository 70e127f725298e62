import { Editor } from '@tiptap/core';
import { fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test/render';
import { EditorStandIn, EditorText } from './EditorStandIn';
import { extensions } from './extensions';
import { paragraphsOf, takeOver } from './stand-in';

describe('what stands in for an editor', () => {
  it('has its name and the focus, and tells what is typed as the editor would', async () => {
    const onChange = vi.fn();
    await renderApp(<EditorStandIn label="Text" onChange={onChange} autoFocus ref={createRef()} />);
    const area = screen.getByRole('textbox', { name: 'Text' });
    expect(document.activeElement).toBe(area);
    fireEvent.change(area, { target: { value: 'Calm & <b>\nkind ' } });
    expect(onChange).toHaveBeenLastCalledWith('<p>Calm &amp; &lt;b&gt;</p><p>kind </p>');
  });
});

it('an editor with a text shows it meanwhile', async () => {
  await renderApp(<EditorText value="<p>Calm &amp; <strong>kind</strong></p>" />);
  expect(screen.getByText('kind').tagName).toBe('STRONG');
});

describe('the editor that takes over', () => {
  let editor: Editor;
  let area: HTMLTextAreaElement;
  beforeEach(() => {
    const element = document.createElement('div');
    area = document.createElement('textarea');
    document.body.append(area, element);
    editor = new Editor({ element, extensions: extensions() });
  });
  afterEach(() => {
    editor.destroy();
    document.body.replaceChildren();
  });

  it('goes on where the caret was', () => {
    area.value = 'Calm & <b>\nkind ';
    area.focus();
    area.setSelectionRange(4, 4);
    takeOver(editor, area);
    expect(editor.getText({ blockSeparator: '\n' })).toBe('Calm & <b>\nkind ');
    expect(editor.state.selection.from).toBe(5);
    expect(document.activeElement).toBe(editor.view.dom);
  });

  it('leaves the focus where it is meanwhile', () => {
    area.value = 'Calm';
    takeOver(editor, area);
    expect(editor.getText()).toBe('Calm');
    expect(document.activeElement).not.toBe(editor.view.dom);
  });

  it('has what was typed as it would have it itself', () => {
    for (const text of ['a', 'a\n\nb', 'a & b < c > d "e"']) {
      editor.commands.setContent(paragraphsOf(text));
      expect(editor.getHTML()).toBe(paragraphsOf(text));
    }
    expect(paragraphsOf('')).toBe('');
  });
});
