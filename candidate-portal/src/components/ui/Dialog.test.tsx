import { useCancel } from '@byline/web-kit/form';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { object } from 'yup';
import { expect, it } from 'vitest';
import { renderApp } from '../../test/render';
import { Field } from '../form/Field';
import { Form } from '../form/Form';
import { Dialog } from './Dialog';

const Cancel = ({ onCancel }: { onCancel: () => void }) => <button onClick={useCancel(onCancel)}>Cancel</button>;

function Screen() {
  const [open, setOpen] = useState(true);
  const close = (): void => setOpen(false);
  if (!open) return null;
  return (
    <Dialog title="Add a link" onClose={close}>
      <Form
        initialValues={{ name: '' }}
        schema={() => Promise.resolve(object())}
        onSubmit={() => Promise.resolve()}
        draft={{ form: 'link' }}
        failure="dialog"
      >
        <Field name="name" label="Name" />
        <Cancel onCancel={close} />
      </Form>
    </Dialog>
  );
}

it('asks about what is typed in it when a phone cancels it from outside the form', async () => {
  await renderApp(<Screen />);
  const dialog = await screen.findByRole('dialog', { name: 'Add a link' });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Site');
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  await screen.findByRole('alertdialog');
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Site');
});
