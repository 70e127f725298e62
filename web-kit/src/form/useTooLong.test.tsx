import { MAX_TEXT, MAX_URL } from '@byline/shared-types/domain';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import { array, object, string } from 'yup';
import type { Messages } from '../i18n/kit-messages';
import { DialogsContext, NotifyContext, type Dialogs, type Notify } from '../ui';
import { Form, PasteGuard, useField, useRefusedPaste, type FormLook } from '.';

const LOOK: FormLook = { Alert: ({ error }) => <p role="alert">{String(error)}</p> };
const dialogs: Dialogs = { confirm: vi.fn(), showError: vi.fn(), notice: vi.fn(), askToLeave: vi.fn() };
const notify = vi.fn<Notify>();
const submit = vi.fn<() => Promise<void>>();
beforeEach(() => {
  notify.mockReset();
  submit.mockReset().mockResolvedValue(undefined);
});

const schema = object({
  title: string().required('required').max(20, 'too_long'),
  questions: array(object({ text: string().max(40, 'too_long') })),
  free: string(),
});

function Text({ name, rows }: { name: string; rows?: boolean }) {
  const field = useField<string>(name);
  const Control = rows ? 'textarea' : 'input';
  return (
    <>
      <Control
        id={field.id}
        aria-label={name}
        value={field.value}
        onChange={({ target }) => field.setValue(target.value)}
        onBlur={field.leave}
      />
      {field.error && <p>{`${name}: ${field.error}`}</p>}
    </>
  );
}

const words = import.meta.glob<Messages>('../../i18n/*.json', { import: 'default', eager: true });

function open({ language = 'en', isLoaded = true } = {}) {
  const values = { title: '', questions: [{ text: '' }], free: '' };
  render(
    <IntlProvider locale={language} messages={words[`../../i18n/${language}.json`]}>
      <DialogsContext value={dialogs}>
        <NotifyContext value={notify}>
          <PasteGuard />
          <input aria-label="search" maxLength={20} />
          <Alone />
          <Form
            initialValues={values}
            schema={isLoaded ? schema : () => Promise.resolve(schema)}
            onSubmit={submit}
            look={LOOK}
          >
            <Text name="title" />
            <Text name="questions.0.text" />
            <Text name="free" rows />
            <button type="submit">Save</button>
          </Form>
        </NotifyContext>
      </DialogsContext>
    </IntlProvider>,
  );
}

/** A field that saves itself, outside any form. */
function Alone() {
  const [text, setText] = useState('Calm');
  const { error, onPaste } = useRefusedPaste(text);
  return (
    <>
      <input
        aria-label="alone"
        maxLength={20}
        value={text}
        onPaste={onPaste}
        onChange={(event) => setText(event.target.value)}
      />
      {error !== undefined && <p>{`alone: ${error}`}</p>}
    </>
  );
}

const control = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
async function paste(name: string, text: string): Promise<void> {
  await userEvent.click(control(name));
  await userEvent.paste(text);
}
const MEGABYTE = 'x'.repeat(1024 * 1024);

it.each([
  ['en', 'title: That would be 1,048,579 characters; at most 20 fit here'],
  ['nl', 'title: Dat zouden 1.048.579 tekens zijn; er passen er hier hoogstens 20'],
  ['fr', 'title: Cela ferait 1\u202f048\u202f579 caractères\u00a0: ce champ en accepte 20 au plus'],
])('refuses a megabyte at its field, with the length and the limit as %s writes them', async (language, said) => {
  open({ language });
  await userEvent.type(control('title'), 'abc');
  await paste('title', MEGABYTE);
  expect([screen.getByText(/^title: /).textContent, control('title').value]).toEqual([said, 'abc']);
  expect(notify).not.toHaveBeenCalled();
});

it('says so until something is typed', async () => {
  open();
  await paste('title', MEGABYTE);
  screen.getByText(/^title: That would be/);
  await userEvent.type(control('title'), 'a');
  expect([screen.queryByText(/^title:/), control('title').value]).toEqual([null, 'a']);
});

it('sends the form as it is, without what was refused', async () => {
  open();
  await userEvent.type(control('title'), 'abc');
  await paste('title', MEGABYTE);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(submit).toHaveBeenCalledOnce();
  expect(screen.queryByText(/^title:/)).toBeNull();
});

it('takes what fits, also in place of what is selected', async () => {
  open();
  await userEvent.type(control('title'), 'x'.repeat(20));
  control('title').setSelectionRange(0, 20);
  await userEvent.paste('y'.repeat(20));
  expect([control('title').value, screen.queryByText(/That would be/)]).toEqual(['y'.repeat(20), null]);
});

it('lets a text that is too long already become shorter', async () => {
  open();
  await userEvent.type(control('title'), 'x'.repeat(30));
  control('title').setSelectionRange(0, 8);
  await userEvent.paste('y');
  expect(control('title').value).toBe(`y${'x'.repeat(22)}`);
});

it.each([
  ['questions.0.text', 40],
  ['free', MAX_TEXT],
])('knows the limit of %s', async (name, limit) => {
  open({ isLoaded: false });
  await paste(name, 'x'.repeat(limit));
  expect(control(name).value).toHaveLength(limit);
  await userEvent.paste('y');
  screen.getByText(
    `${name}: That would be ${(limit + 1).toLocaleString('en')} characters; at most ${limit.toLocaleString('en')} fit here`,
  );
});

it('says it in the snackbar of a field outside any form, which would cut the text', async () => {
  open();
  await paste('search', 'x'.repeat(21));
  expect(notify.mock.calls).toEqual([['That would be 21 characters; at most 20 fit here', { failed: true }]]);
  expect(control('search').value).toBe('');
  await userEvent.paste('x'.repeat(20));
  expect(control('search').value).toHaveLength(20);
});

it('knows a limit for a field that names none', async () => {
  open();
  control('search').removeAttribute('maxlength');
  await paste('search', 'x'.repeat(MAX_URL + 1));
  expect(notify).toHaveBeenCalledOnce();
});

it('says it at a field that saves itself, until it changes', async () => {
  open();
  await paste('alone', 'x'.repeat(17));
  screen.getByText('alone: That would be 21 characters; at most 20 fit here');
  expect([control('alone').value, notify.mock.calls]).toEqual(['Calm', []]);
  await userEvent.paste('x'.repeat(16));
  expect([control('alone').value, screen.queryByText(/^alone:/)]).toEqual([`Calm${'x'.repeat(16)}`, null]);
});
