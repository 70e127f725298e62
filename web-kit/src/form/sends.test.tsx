import english from '../../i18n/en.json';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { object } from 'yup';
import { DraftOwnerContext, Form, LeaveGuard, useCancel, useField, type FormLook } from '.';
import { DialogsContext, type Dialogs } from '../ui';
import { dropDrafts, type DraftOf } from './draft';

/** Forms that send or decide something, so that no question about leaving may save them (docs/domain/interface.md#leaving). */
const LOOK: FormLook = { Alert: () => null };
const askToLeave = vi.fn<Dialogs['askToLeave']>();
const [send, close] = [vi.fn(() => Promise.resolve()), vi.fn()];
afterEach(() => {
  cleanup();
  dropDrafts('lotte');
  for (const mock of [askToLeave, send, close]) mock.mockReset();
});

function Fields() {
  const field = useField<string>('title');
  return (
    <>
      <input aria-label="Title" value={field.value} onChange={(event) => field.setValue(event.target.value)} />
      <button type="button" onClick={useCancel(close)}>
        Cancel
      </button>
    </>
  );
}

function open(draft: Partial<DraftOf>) {
  const form = (
    <Form
      initialValues={{ title: '' }}
      schema={object()}
      onSubmit={send}
      draft={{ form: 'mail', sends: true, ...draft }}
      look={LOOK}
    >
      <Fields />
    </Form>
  );
  const element = (
    <LeaveGuard>
      <Link to="/away">Away</Link>
      <Outlet />
    </LeaveGuard>
  );
  const children = [
    { path: '/', element: form },
    { path: '/away', element: <p>Far away</p> },
  ];
  return render(
    <IntlProvider locale="en" messages={english}>
      <DialogsContext value={{ confirm: vi.fn(), showError: vi.fn(), notice: vi.fn(), askToLeave }}>
        <DraftOwnerContext value="lotte">
          <RouterProvider router={createMemoryRouter([{ element, children }])} />
        </DraftOwnerContext>
      </DialogsContext>
    </IntlProvider>,
  );
}
const title = () => screen.getByLabelText<HTMLInputElement>('Title');
const press = (text: string) => userEvent.click(screen.getByText(text));

it.each([
  ['Escape', () => userEvent.type(title(), '{Escape}'), () => waitFor(() => expect(close).toHaveBeenCalledOnce())],
  ['Cancel', () => press('Cancel'), () => waitFor(() => expect(close).toHaveBeenCalledOnce())],
  ['another page', () => press('Away'), () => screen.findByText('Far away')],
])('keeps the draft through %s without a question, if closing keeps it', async (_, leave, left) => {
  const first = open({ keptOnClose: true });
  await userEvent.type(title(), 'Copy');
  await leave();
  await left();
  first.unmount();
  open({ keptOnClose: true });
  expect(title().value).toBe('Copy');
  expect([send.mock.calls, askToLeave.mock.calls]).toEqual([[], []]);
});

it.each([
  ['Escape', () => userEvent.type(title(), '{Escape}')],
  ['another page', () => press('Away')],
])('asks on %s without the offer to send, if closing drops the draft', async (_, leave) => {
  askToLeave.mockResolvedValue('stay');
  open({});
  await userEvent.type(title(), 'Copy');
  await leave();
  await waitFor(() => expect(askToLeave.mock.calls).toEqual([['unsent']]));
  expect(send).not.toHaveBeenCalled();
});
