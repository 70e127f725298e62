import english from '../../i18n/en.json';
import { configureApi } from '../api';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { DraftOwnerContext, Form, LeaveGuard, useCancel, useField, type FormLook } from '.';
import { ProblemError } from '../problems';
import { draftsOf, dropDrafts, onDraft, storeDraft, writeDraft, type DraftOf } from './draft';
import { DialogsContext, type Dialogs } from '../ui';

configureApi({ baseUrl: 'http://localhost:3000', getToken: () => null, onSessionEnded: () => Promise.resolve(false) });
const LOOK: FormLook = { Alert: ({ error }) => <p role="alert">{String(error)}</p> };
const OWNER = 'lotte';

const dialogs = {
  confirm: vi.fn<Dialogs['confirm']>(),
  showError: vi.fn<Dialogs['showError']>(),
  notice: vi.fn<Dialogs['notice']>(),
  askToLeave: vi.fn<Dialogs['askToLeave']>(),
};
/** Closes the form. */
const closed = vi.fn();
const faults: unknown[] = [];
beforeEach(() => {
  faults.length = 0;
  // happy-dom lacks this function; a browser hands the error to its listeners.
  vi.stubGlobal('reportError', (error: unknown) => faults.push(error));
});
afterEach(() => {
  // A draft that storage refuses lasts as long as the page, and all tests share one page.
  cleanup();
  dropDrafts(OWNER);
  [...Object.values(dialogs), closed].forEach((mock) => mock.mockReset());
});

function Text({ name }: { name: string }) {
  const field = useField<string>(name);
  return (
    <>
      <label htmlFor={field.id}>{name}</label>
      <input
        id={field.id}
        value={field.value}
        aria-invalid={field.error !== undefined}
        onChange={(event) => field.setValue(event.target.value)}
        onBlur={field.leave}
      />
      {field.error && <p>{`${name}: ${field.error}`}</p>}
    </>
  );
}

function Cancel() {
  return (
    <button type="button" onClick={useCancel(closed)}>
      Cancel
    </button>
  );
}

interface Values {
  title: string;
  city: string;
  password: string;
}
const EMPTY: Values = { title: '', city: '', password: '' };
const required = object({ title: string().required('required') });

interface Options {
  onSubmit?: (values: Values) => Promise<void>;
  schema?: typeof required;
  initial?: Values;
  owner?: string | null;
  staysWhenSent?: boolean;
}

const DRAFT: DraftOf = { form: 'test', shownBy: ['tab'] };

function open({
  onSubmit = () => Promise.resolve(),
  schema = required,
  initial = EMPTY,
  owner = OWNER,
  staysWhenSent = false,
}: Options = {}) {
  const form = (
    <Form initialValues={initial} schema={schema} onSubmit={onSubmit} draft={{ ...DRAFT, staysWhenSent }} look={LOOK}>
      {({ isSubmitting }) => (
        <>
          <Text name="title" />
          <Text name="city" />
          <Text name="password" />
          <button type="submit" disabled={isSubmitting}>
            Save
          </button>
          <Cancel />
        </>
      )}
    </Form>
  );
  const layout = (
    <LeaveGuard>
      <Link to="/away">Away</Link>
      <Link to="/?search=x">Search</Link>
      <Link to="/?tab=mail">Other tab</Link>
      <Outlet />
    </LeaveGuard>
  );
  const routes = [
    {
      element: layout,
      children: [
        { path: '/', element: form },
        { path: '/away', element: <p>Far away</p> },
      ],
    },
  ];
  return render(
    <IntlProvider locale="en" messages={english}>
      <DialogsContext value={dialogs}>
        <DraftOwnerContext value={owner}>
          <RouterProvider router={createMemoryRouter(routes)} />
        </DraftOwnerContext>
      </DialogsContext>
    </IntlProvider>,
  );
}
const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('keeps the other errors, and can be sent, when a test of the schema breaks', async () => {
  const broken = required.shape({
    city: string().test('broken', 'invalid', () => {
      throw new TypeError('a fault in the test');
    }),
  });
  const save = vi.fn(() => Promise.resolve());
  open({ schema: broken, onSubmit: save });
  await press('Save');
  await screen.findByText('title: Required');
  expect(faults).toHaveLength(1);
  await userEvent.type(input('title'), 'Copy');
  await press('Save');
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
});

it('leads to the first wrong field', async () => {
  open();
  await press('Save');
  await waitFor(() => expect(document.activeElement).toBe(input('title')));
});

it.each([
  ['a refusal', new ProblemError(null), 0],
  ['a fault of our own', new TypeError('undefined is no function'), 1],
])('says why it is not saved and can be sent again: %s', async (_, error, reported) => {
  const save = vi.fn(() => Promise.reject(error));
  open({ onSubmit: save });
  await userEvent.type(input('title'), 'Copy');
  await press('Save');
  await waitFor(() => expect(dialogs.showError).toHaveBeenCalledWith(error));
  expect(faults).toHaveLength(reported);
  await press('Save');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
});

it('says nothing of a save that was given up, as when the session ended', async () => {
  const save = vi.fn<() => Promise<void>>().mockRejectedValue({ name: 'AbortError', message: 'Aborted' });
  open({ onSubmit: save });
  await userEvent.type(input('title'), 'Copy');
  await press('Save');
  await press('Save');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(dialogs.showError).not.toHaveBeenCalled();
  expect(faults).toEqual([]);
});

it('brings back what was typed, but no password, and says so; dropped, it can be had again', async () => {
  const first = open();
  await userEvent.type(input('title'), 'Copy');
  await userEvent.type(input('password'), 'secret');
  first.unmount();
  expect(JSON.stringify(localStorage)).not.toContain('secret');

  const second = open();
  expect(input('title').value).toBe('Copy');
  expect(input('password').value).toBe('');
  expect(screen.getByRole('status').textContent).toMatch(/^Restored what you typed at \d\d:\d\d/);
  await press('Drop it');
  expect(input('title').value).toBe('');
  await press('Undo');
  expect(input('title').value).toBe('Copy');
  await press('Drop it');
  second.unmount();

  open();
  expect(screen.queryByRole('status')).toBeNull();
  expect(input('title').value).toBe('');
});

it('keeps what was typed at once when the window changes its width, which may draw the form anew', async () => {
  open();
  await userEvent.type(input('title'), 'Copy');
  window.dispatchEvent(new Event('resize'));
  expect(JSON.stringify(localStorage)).toContain('Copy');
});

it('brings back what was typed beside what somebody else changed meanwhile', async () => {
  const first = open();
  await userEvent.type(input('city'), 'Namur');
  first.unmount();
  const second = open({ initial: { ...EMPTY, title: 'Changed by somebody' } });
  expect([input('city').value, input('title').value]).toEqual(['Namur', 'Changed by somebody']);
  second.unmount();
  // A record with the same values leaves no draft to restore.
  open({ initial: { ...EMPTY, city: 'Namur' } });
  expect(screen.queryByRole('status')).toBeNull();
});

it('puts nothing over a field that was changed meanwhile, unless it is asked to', async () => {
  const first = open();
  await userEvent.type(input('city'), 'Namur');
  first.unmount();
  const initial = { ...EMPTY, city: 'Changed by somebody' };
  const second = open({ initial });
  expect(input('city').value).toBe('Changed by somebody');
  // The form offers the draft until the user decides.
  second.unmount();
  open({ initial });
  await press('Bring it back');
  expect(input('city').value).toBe('Namur');
});

it('offers what another device typed meanwhile, beside what was typed here', async () => {
  const first = open();
  await userEvent.type(input('city'), 'Namur');
  first.unmount();
  const [[name, local] = []] = draftsOf(OWNER);
  if (name === undefined || !local) throw new Error('nothing is kept');
  const other = { values: { ...local.values, city: 'Gent' }, at: local.at, device: 'phone' as const };
  storeDraft(OWNER, name, { ...local, other });
  open();
  expect(input('city').value).toBe('Namur');
  expect(screen.getByRole('status').textContent).toContain('You typed something else here on your phone');
  await press('Bring it back');
  expect(input('city').value).toBe('Gent');
});

it.each([
  ['saved', () => press('Save')],
  ['cancelled', () => press('Cancel')],
])('keeps nothing of what was %s', async (_, act) => {
  const first = open();
  await userEvent.type(input('title'), 'Copy');
  await act();
  first.unmount();
  expect(localStorage).toHaveLength(0);
});

it('keeps what another step saves until that step has dropped it, and does not write it again as it closes', async () => {
  const first = open({ staysWhenSent: true });
  await userEvent.type(input('title'), 'Copy');
  await press('Save');
  expect(localStorage).toHaveLength(1);
  // The user types this text after the form was sent.
  await userEvent.type(input('title'), ' again');
  first.unmount();
  const second = open({ staysWhenSent: true });
  expect(input('title').value).toBe('Copy again');
  await press('Save');
  writeDraft(OWNER, DRAFT, null);
  second.unmount();
  expect(localStorage).toHaveLength(0);
});

it('keeps nothing after a logout, also of the form that it closes', async () => {
  const form = open();
  await userEvent.type(input('title'), 'Copy');
  dropDrafts(OWNER);
  form.unmount();
  expect(localStorage).toHaveLength(0);
});

it('is somebody’s own: another user sees nothing of it, a visitor’s stays in the tab', async () => {
  const first = open();
  await userEvent.type(input('title'), 'Copy');
  first.unmount();
  const visitor = open({ owner: null });
  expect(input('title').value).toBe('');
  await userEvent.type(input('title'), 'Mine');
  visitor.unmount();
  expect(localStorage).toHaveLength(1);
  expect(sessionStorage).toHaveLength(1);
});

it('lets go of a page with nothing typed', async () => {
  open();
  await userEvent.click(screen.getByText('Away'));
  await screen.findByText('Far away');
  expect(dialogs.askToLeave).not.toHaveBeenCalled();
});

it('asks only about what takes the form away', async () => {
  dialogs.askToLeave.mockResolvedValue('stay');
  open();
  await userEvent.type(input('title'), 'Copy');
  await userEvent.click(screen.getByText('Search'));
  expect(dialogs.askToLeave).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('Other tab'));
  await waitFor(() => expect(dialogs.askToLeave).toHaveBeenCalledOnce());
});

it('stays when that is the answer', async () => {
  dialogs.askToLeave.mockResolvedValue('stay');
  open();
  await userEvent.type(input('title'), 'Copy');
  await userEvent.click(screen.getByText('Away'));
  await waitFor(() => expect(dialogs.askToLeave).toHaveBeenCalledOnce());
  expect(input('title').value).toBe('Copy');
});

it('drops what was typed and leaves', async () => {
  dialogs.askToLeave.mockResolvedValue('discard');
  open();
  await userEvent.type(input('title'), 'Copy');
  await userEvent.click(screen.getByText('Away'));
  await screen.findByText('Far away');
  expect(localStorage).toHaveLength(0);
});

it('saves and leaves; stays when it can’t be saved', async () => {
  dialogs.askToLeave.mockResolvedValue('save');
  const save = vi.fn(() => Promise.resolve());
  open({ onSubmit: save });
  await userEvent.type(input('city'), 'Namur');
  await userEvent.click(screen.getByText('Away'));
  await screen.findByText('title: Required');
  expect(save).not.toHaveBeenCalled();
  await userEvent.type(input('title'), 'Copy');
  await userEvent.click(screen.getByText('Away'));
  await screen.findByText('Far away');
  expect(save).toHaveBeenCalledOnce();
});

it.each([
  ['kept as a draft', false],
  ['kept nowhere', true],
])('warns before a reload of what is %s: %s', async (_, warns) => {
  if (warns) vi.stubGlobal('localStorage', undefined);
  const drafted = vi.fn();
  const stop = onDraft(drafted);
  open();
  await userEvent.type(input('title'), 'Copy');
  await waitFor(() => expect(drafted).toHaveBeenCalled());
  stop();
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(warns);
});

it('is sent by Ctrl+Enter in a field', async () => {
  const onSubmit = vi.fn(() => Promise.resolve());
  open({ onSubmit });
  await userEvent.type(input('title'), 'Copy{Control>}{Enter}{/Control}');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
});

it('is closed by Escape at once with nothing typed, else after a question', async () => {
  open();
  await userEvent.type(input('title'), '{Escape}');
  expect(closed).toHaveBeenCalledOnce();
  expect(dialogs.askToLeave).not.toHaveBeenCalled();
  dialogs.askToLeave.mockResolvedValueOnce('stay');
  await userEvent.type(input('title'), 'Copy{Escape}');
  await waitFor(() => expect(dialogs.askToLeave).toHaveBeenCalledOnce());
  expect(input('title').value).toBe('Copy');
  expect(closed).toHaveBeenCalledOnce();
  dialogs.askToLeave.mockResolvedValueOnce('discard');
  await userEvent.type(input('title'), '{Escape}');
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(2));
  expect(localStorage).toHaveLength(0);
});

it('is saved by Escape where that is the answer', async () => {
  const onSubmit = vi.fn(() => Promise.resolve());
  dialogs.askToLeave.mockResolvedValue('save');
  open({ onSubmit });
  await userEvent.type(input('title'), 'Copy{Escape}');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
});
