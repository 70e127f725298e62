import { configureStore } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { object } from 'yup';
import english from '../../i18n/en.json';
import {
  DraftOwnerContext,
  DraftSync,
  Form,
  LeaveGuard,
  useField,
  useLeaveGuard,
  type FormLook,
  type Guarded,
} from '../form';
import { ProblemError } from '../problems';
import { DialogsContext, type Dialogs } from '../ui';
import { storeDraft } from '../form/draft';
import { loggedIn, sessionReducer } from './session';
import type { Session } from './storage';
import { useLogOut } from './useLogOut';

const LOOK: FormLook = { Alert: ({ error }) => <p role="alert">{String(error)}</p> };
const OWNER = 'lotte';
const SESSION: Session = {
  token: 'token',
  expiresAt: '2099-01-01T00:00:00.000Z',
  user: {
    _id: OWNER,
    email: 'lotte@byline.example',
    firstname: 'Lotte',
    name: 'Janssens',
    language: 'en',
    roles: ['recruiter'],
    candidateId: null,
  },
};

const dialogs = {
  confirm: vi.fn<Dialogs['confirm']>(),
  showError: vi.fn<Dialogs['showError']>(),
  notice: vi.fn<Dialogs['notice']>(),
  askToLeave: vi.fn<Dialogs['askToLeave']>(),
};
/** The events, in their order. */
let happened: string[];
const end = vi.fn<() => Promise<unknown>>();
let stop: () => void = () => undefined;
const save = vi.fn<(values: { text: string }) => Promise<void>>();
beforeEach(() => {
  happened = [];
  [...Object.values(dialogs), end, save].forEach((mock) => mock.mockReset());
  end.mockImplementation(() => Promise.resolve(happened.push('ended')));
  save.mockImplementation(({ text }) => Promise.resolve(void happened.push(`saved ${text}`)));
});
afterEach(() => {
  stop();
  stop = () => undefined;
  vi.useRealTimers();
  localStorage.clear();
});

function Text() {
  const field = useField<string>('text');
  return <input aria-label="text" value={field.value} onChange={(event) => field.setValue(event.target.value)} />;
}

/** Another part of the page that leaving would affect: an upload, or a field that saves itself. */
function Beside({ guarded }: { guarded: Partial<Guarded> }) {
  const nothing = (): void => undefined;
  const saves = (): Promise<boolean> => Promise.resolve(true);
  useLeaveGuard(
    { shownBy: [], isDirty: () => false, isKept: () => false, discard: nothing, save: saves, ...guarded },
    true,
  );
  return null;
}

function Page({ beside }: { beside: Partial<Guarded> }) {
  const logOut = useLogOut({ end, onEnded: () => happened.push('left') });
  return (
    <>
      <Form initialValues={{ text: '' }} schema={object()} onSubmit={save} draft={{ form: 'note' }} look={LOOK}>
        <Text />
      </Form>
      <Beside guarded={beside} />
      <button onClick={() => void logOut()}>Log out</button>
    </>
  );
}

function open(beside: Partial<Guarded> = {}) {
  const store = configureStore({ reducer: { session: sessionReducer } });
  store.dispatch(loggedIn(SESSION));
  const guard = (
    <LeaveGuard>
      <Outlet />
    </LeaveGuard>
  );
  const routes = [{ element: guard, children: [{ path: '/', element: <Page beside={beside} /> }] }];
  const { unmount } = render(
    <IntlProvider locale="en" messages={english}>
      <Provider store={store}>
        <DialogsContext value={dialogs}>
          <DraftOwnerContext value={OWNER}>
            <RouterProvider router={createMemoryRouter(routes)} />
          </DraftOwnerContext>
        </DialogsContext>
      </Provider>
    </IntlProvider>,
  );
  return { unmount, isLoggedIn: () => store.getState().session.session !== null };
}
const type = () => userEvent.type(screen.getByLabelText('text'), 'Call Rolf');
const pressLogOut = () => userEvent.click(screen.getByRole('button', { name: 'Log out' }));

it('logs out at once with nothing typed', async () => {
  const { isLoggedIn } = open();
  await pressLogOut();
  await waitFor(() => expect(happened).toEqual(['ended', 'left']));
  expect([isLoggedIn(), dialogs.askToLeave.mock.calls]).toEqual([false, []]);
});

it('stays logged in, with what was typed, where that is the answer', async () => {
  dialogs.askToLeave.mockResolvedValue('stay');
  const { isLoggedIn } = open();
  await type();
  await pressLogOut();
  await waitFor(() => expect(dialogs.askToLeave).toHaveBeenCalledWith('text'));
  expect([isLoggedIn(), happened, screen.getByLabelText<HTMLInputElement>('text').value]).toEqual([
    true,
    [],
    'Call Rolf',
  ]);
});

it('saves what was typed before the session ends', async () => {
  dialogs.askToLeave.mockResolvedValue('save');
  const { isLoggedIn } = open();
  await type();
  await pressLogOut();
  await waitFor(() => expect(happened).toEqual(['saved Call Rolf', 'ended', 'left']));
  expect([isLoggedIn(), localStorage.length]).toEqual([false, 0]);
});

it('stays logged in when it can’t be saved', async () => {
  dialogs.askToLeave.mockResolvedValue('save');
  const refusal = new ProblemError(null);
  save.mockRejectedValue(refusal);
  const { isLoggedIn } = open();
  await type();
  await pressLogOut();
  await waitFor(() => expect(dialogs.showError).toHaveBeenCalledWith(refusal));
  expect([isLoggedIn(), happened]).toEqual([true, []]);
});

it('drops what was typed, here and at the server, before the session ends', async () => {
  dialogs.askToLeave.mockResolvedValue('discard');
  const list = () =>
    Promise.resolve([{ form: 'note.', content: '{}', device: 'phone', version: 1, typedAt: '2026-01-01' } as const]);
  const put = ({ content }: { content: string | null }): Promise<void> =>
    Promise.resolve(void happened.push(content === null ? 'forgotten' : 'kept'));
  const sync = new DraftSync(OWNER, { list, put });
  stop = sync.start();
  await sync.load();
  open();
  await type();
  await waitFor(() => expect(localStorage).toHaveLength(1));
  await pressLogOut();
  await waitFor(() => expect(happened).toEqual(['forgotten', 'ended', 'left']));
  expect(localStorage).toHaveLength(0);
});

it('says that a file is on its way only when that alone would be lost', async () => {
  dialogs.askToLeave.mockResolvedValue('stay');
  open({ holds: 'files', isDirty: () => true });
  await pressLogOut();
  await waitFor(() => expect(dialogs.askToLeave).toHaveBeenLastCalledWith('files'));
  await type();
  await pressLogOut();
  await waitFor(() => expect(dialogs.askToLeave).toHaveBeenLastCalledWith('text'));
});

it('waits for what saves itself, and asks about it only when it can’t be saved', async () => {
  dialogs.askToLeave.mockResolvedValue('stay');
  const finish = vi.fn(() => Promise.resolve(happened.push('saved itself') > 0));
  const { isLoggedIn } = open({ finish });
  finish.mockResolvedValueOnce(false);
  await pressLogOut();
  await waitFor(() => expect(dialogs.askToLeave).toHaveBeenCalledWith('text'));
  expect(isLoggedIn()).toBe(true);
  await pressLogOut();
  await waitFor(() => expect(happened).toEqual(['saved itself', 'ended', 'left']));
  expect(dialogs.askToLeave).toHaveBeenCalledTimes(1);
});

it('asks before it drops what this device alone keeps of another tab', async () => {
  const at = '2026-11-25T09:00:00.000Z';
  storeDraft(OWNER, 'task.', { values: { text: 'Call Noor' }, at, base: '{}' });
  dialogs.confirm.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  const { isLoggedIn } = open();
  await pressLogOut();
  await waitFor(() => expect(dialogs.confirm).toHaveBeenCalledTimes(1));
  expect([isLoggedIn(), happened]).toEqual([true, []]);
  await pressLogOut();
  await waitFor(() => expect(happened).toEqual(['ended', 'left']));
});

it('asks nothing of what the server keeps too', async () => {
  const at = '2026-11-25T09:00:00.000Z';
  storeDraft(OWNER, 'about.', { values: { text: 'At home' }, at, base: '{}', sent: true });
  open();
  await pressLogOut();
  await waitFor(() => expect(happened).toEqual(['ended', 'left']));
  expect(dialogs.confirm).not.toHaveBeenCalled();
});

it.each([
  ['there is no network', { status: 'FETCH_ERROR', error: 'TypeError' }],
  ['the API fails', { status: 503, data: null }],
  ['the session is over there already', { status: 401, data: null }],
])('logs out here although %s', async (_, error) => {
  end.mockRejectedValue(error);
  const { isLoggedIn } = open();
  await pressLogOut();
  await waitFor(() => expect(happened).toEqual(['left']));
  expect(isLoggedIn()).toBe(false);
});

it('logs out here three seconds later when the API does not answer', async () => {
  vi.useFakeTimers();
  end.mockReturnValue(new Promise(() => undefined));
  const { isLoggedIn } = open();
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await act(() => vi.advanceTimersByTimeAsync(2900));
  expect(isLoggedIn()).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect([isLoggedIn(), happened]).toEqual([false, ['left']]);
});

it('ends nothing when the page is gone before the question is answered', async () => {
  const { promise, resolve } = Promise.withResolvers<'discard'>();
  dialogs.askToLeave.mockReturnValue(promise);
  const { isLoggedIn, unmount } = open();
  await type();
  await pressLogOut();
  await waitFor(() => expect(dialogs.askToLeave).toHaveBeenCalled());
  unmount();
  await act(async () => {
    resolve('discard');
    await promise;
  });
  expect([isLoggedIn(), happened]).toEqual([true, []]);
});
