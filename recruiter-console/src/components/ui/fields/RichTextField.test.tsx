import { fireEvent, screen } from '@testing-library/react';
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
