import { MAX_HTML } from '@byline/shared-types/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { object } from 'yup';
import { renderApp } from '../../../test/render';
import { Form } from './Form';
import { FormActions } from './FormActions';
import { RichTextField } from './RichTextField';

it('leaves Escape to the form around it, which asks when something was typed', async () => {
  const cancel = vi.fn();
  await renderApp(
    <Form initialValues={{ text: '' }} schema={object()} onSubmit={() => Promise.resolve()} draft={{ form: 'note' }}>
      <RichTextField name="text" label="Text" />
      <FormActions onCancel={cancel} />
    </Form>,
  );
  const editor = await screen.findByRole('textbox', { name: 'Text' });
  await userEvent.click(editor);
  await userEvent.keyboard('Calm');
  fireEvent.keyDown(editor, { key: 'Escape', keyCode: 27 });
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(cancel).toHaveBeenCalledOnce();
});

/** Renders the editor with a text; `paste` pastes after it. */
async function openWritten() {
  await renderApp(
    <Form initialValues={{ text: '<p>Calm</p>' }} schema={object()} onSubmit={() => Promise.resolve()}>
      <RichTextField name="text" label="Text" autoFocus />
    </Form>,
  );
  const editor = await screen.findByRole('textbox', { name: 'Text' });
  const pasteData = (clipboardData: DataTransfer): void => {
    fireEvent(editor, new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  };
  const paste = (type: 'text/plain' | 'text/html', text: string): void => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(type, text);
    pasteData(clipboardData);
  };
  const pasteFile = (html: string): void => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['x'], 'image.png', { type: 'image/png' }));
    if (html) clipboardData.setData('text/html', html);
    pasteData(clipboardData);
  };
  return { editor, paste, pasteFile };
}

it('refuses a paste that makes the text too long, keeps what was typed, and takes one that fits', async () => {
  const { editor, paste } = await openWritten();
  paste('text/plain', 'x'.repeat(MAX_HTML));
  await screen.findByText('That would be 100,004 characters; at most 100,000 fit here');
  expect(editor.textContent).toBe('Calm');
  paste('text/plain', ' and short');
  await waitFor(() => expect(editor.textContent).toBe('Calm and short'));
  expect(screen.queryByText(/^That would be/)).toBeNull();
});

it('counts the formatting that is stored with a text', async () => {
  const { editor, paste } = await openWritten();
  paste('text/html', `<p>${'x'.repeat(99_900)}</p>${'<p><b>x</b></p>'.repeat(10)}`);
  await screen.findByText(/^That would be 100,\d{3} characters; at most 100,000 fit here$/);
  expect(editor.textContent).toBe('Calm');
});

it('says that a pasted picture does not come into a text, and takes the text that is pasted with one', async () => {
  const { editor, pasteFile } = await openWritten();
  pasteFile('');
  await screen.findByText('No images or files can be pasted into a text');
  expect(editor.textContent).toBe('Calm');
  pasteFile('<b>, kind</b><img src="file:///C:/image.png">');
  await waitFor(() => expect(editor.textContent).toBe('Calm, kind'));
  expect(screen.getAllByText('No images or files can be pasted into a text')).toHaveLength(1);
});
