import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { AppRouter } from '../address';
import { createMemoryRouter, Link, Outlet } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { object } from 'yup';
import english from '../../i18n/en.json';
import { DraftOwnerContext, Form, LeaveGuard, useField, type FormLook } from '.';
import { useAddressParams } from '../address';
import { DialogsContext, type Dialogs } from '../ui';
import { useSettleAll } from './leave-guard';

const LOOK: FormLook = { Alert: ({ error }) => <p role="alert">{String(error)}</p> };
const dialogs = {
  confirm: vi.fn<Dialogs['confirm']>(),
  showError: vi.fn<Dialogs['showError']>(),
  notice: vi.fn<Dialogs['notice']>(),
  askToLeave: vi.fn<Dialogs['askToLeave']>(),
};
afterEach(() => [...Object.values(dialogs), save, settled].forEach((mock) => mock.mockReset()));

const save = vi.fn<(form: string) => Promise<void>>();

function Text({ name }: { name: string }) {
  const field = useField<string>(name);
  return <input aria-label={name} value={field.value} onChange={(event) => field.setValue(event.target.value)} />;
}

/** A form that a query parameter shows, and that closes after the save, as the console's forms do. */
function ClosingForm({ name }: { name: string }) {
  const [params, change] = useAddressParams();
  if (params.get(name) === null) return null;
  const submit = async (): Promise<void> => {
    await save(name);
    change({ [name]: null });
  };
  return (
    <Form
      initialValues={{ [name]: '' }}
      schema={object()}
      onSubmit={submit}
      draft={{ form: name, shownBy: [name] }}
      look={LOOK}
    >
      <Text name={name} />
    </Form>
  );
}

const settled = vi.fn<(all: boolean) => void>();

/** Settles all forms, as a logout does. */
function End() {
  const settleAll = useSettleAll();
  return <button onClick={() => void settleAll().then(settled)}>End</button>;
}

function open(address = '/list?medium=new') {
  const layout = (
    <LeaveGuard>
      <Link to="/away">Away</Link>
      <End />
      <Outlet />
    </LeaveGuard>
  );
  const forms = ['medium', 'campaign'].map((name) => <ClosingForm key={name} name={name} />);
  const children = [
    { path: '/before', element: <p>Before</p> },
    { path: '/list', element: <>{forms}</> },
    { path: '/away', element: <p>Far away</p> },
  ];
  const router = createMemoryRouter([{ element: layout, children }], { initialEntries: ['/before', address] });
  const seen: string[] = [];
  router.subscribe(({ location }) => {
    const now = location.pathname + location.search;
    if (seen.at(-1) !== now) seen.push(now);
  });
  const view = render(
    <IntlProvider locale="en" messages={english}>
      <DialogsContext value={dialogs}>
        <DraftOwnerContext value="lotte">
          <AppRouter router={router} />
        </DraftOwnerContext>
      </DialogsContext>
    </IntlProvider>,
  );
  return { ...view, router, seen: () => seen.filter((one) => one !== address) };
}
type Opened = ReturnType<typeof open>;
const type = (name: string) => userEvent.type(screen.getByLabelText(name), 'Kaai');

it.each([
  ['a link', '/away', () => userEvent.click(screen.getByText('Away'))],
  ['the way back', '/before', ({ router }: Opened) => act(() => router.navigate(-1))],
  ['what acts on the page', '/away', ({ router }: Opened) => act(() => router.navigate('/away', { replace: true }))],
])('saves and leads where one asked to go, once, although the form closes: by %s', async (_, to, leave) => {
  dialogs.askToLeave.mockResolvedValue('save');
  const opened = open();
  await type('medium');
  await leave(opened);
  await waitFor(() => expect(opened.seen()).toEqual([to]));
  expect([save.mock.calls.length, dialogs.askToLeave.mock.calls.length]).toEqual([1, 1]);
  // The guard works for the next navigation too.
  await act(() => opened.router.navigate('/list?campaign=new'));
  await type('campaign');
  dialogs.askToLeave.mockResolvedValueOnce('stay');
  await userEvent.click(screen.getByText('Away'));
  await waitFor(() => expect(dialogs.askToLeave).toHaveBeenCalledTimes(2));
  expect(screen.getByLabelText<HTMLInputElement>('campaign').value).toBe('Kaai');
});

it('stays, with the reason, when it can’t be saved, and leaves once it can', async () => {
  dialogs.askToLeave.mockResolvedValue('save');
  const reason = new Error('refused');
  save.mockRejectedValueOnce(reason);
  vi.stubGlobal('reportError', vi.fn());
  const { seen } = open();
  await type('medium');
  await userEvent.click(screen.getByText('Away'));
  await waitFor(() => expect(dialogs.showError).toHaveBeenCalledWith(reason));
  expect([seen(), screen.getByLabelText<HTMLInputElement>('medium').value]).toEqual([[], 'Kaai']);
  await userEvent.click(screen.getByText('Away'));
  await waitFor(() => expect(seen()).toEqual(['/away']));
});

/** Leaves by this button and chooses to save both forms, of which one cannot be saved. */
async function saveOneOfTwo(wayOut: string): Promise<void> {
  dialogs.askToLeave.mockResolvedValue('save');
  save.mockImplementation((form) => (form === 'campaign' ? Promise.reject(new Error('refused')) : Promise.resolve()));
  vi.stubGlobal('reportError', vi.fn());
  const { seen } = open('/list?medium=new&campaign=new');
  await type('medium');
  await type('campaign');
  await userEvent.click(screen.getByText(wayOut));
  await waitFor(() => expect(screen.queryByLabelText('medium')).toBeNull());
  expect([seen(), screen.getByLabelText<HTMLInputElement>('campaign').value]).toEqual([['/list?campaign=new'], 'Kaai']);
}

it('closes the form that is saved, and keeps the other, when only one of two can be', () => saveOneOfTwo('Away'));

it('goes nowhere when the question is answered on a page that is gone', async () => {
  const { promise, resolve } = Promise.withResolvers<'discard'>();
  dialogs.askToLeave.mockReturnValue(promise);
  const { seen, unmount } = open();
  await type('medium');
  await userEvent.click(screen.getByText('Away'));
  unmount();
  await act(async () => {
    resolve('discard');
    await promise;
  });
  expect(seen()).toEqual([]);
});

it('saves every form before the session ends, each of which closes where it does', async () => {
  dialogs.askToLeave.mockResolvedValue('save');
  const { seen } = open('/list?medium=new&campaign=new');
  await type('medium');
  await type('campaign');
  await userEvent.click(screen.getByText('End'));
  await waitFor(() => expect(settled).toHaveBeenCalledWith(true));
  expect([save.mock.calls, dialogs.askToLeave.mock.calls]).toEqual([[['medium'], ['campaign']], [['text']]]);
  // The guard works for the next navigation too.
  await userEvent.click(screen.getByText('Away'));
  await waitFor(() => expect(seen().at(-1)).toBe('/away'));
  expect(dialogs.askToLeave).toHaveBeenCalledTimes(1);
});

it('ends no session while one of two forms can’t be saved: that one stays, the other closes', async () => {
  await saveOneOfTwo('End');
  await waitFor(() => expect(settled).toHaveBeenCalledWith(false));
});

it('goes nowhere else while the end of the session is asked about', async () => {
  const { promise, resolve } = Promise.withResolvers<'stay'>();
  dialogs.askToLeave.mockReturnValue(promise);
  const { seen, router } = open();
  await type('medium');
  await userEvent.click(screen.getByText('End'));
  await act(() => router.navigate(-1));
  await act(async () => {
    resolve('stay');
    await promise;
  });
  await waitFor(() => expect(settled).toHaveBeenCalledWith(false));
  expect([
    seen(),
    dialogs.askToLeave.mock.calls.length,
    screen.getByLabelText<HTMLInputElement>('medium').value,
  ]).toEqual([[], 1, 'Kaai']);
});
