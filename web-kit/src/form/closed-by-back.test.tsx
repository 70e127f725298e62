import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { AppRouter } from '../address';
import { createMemoryRouter, Link, Outlet } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { object } from 'yup';
import english from '../../i18n/en.json';
import { DraftOwnerContext, Form, LeaveGuard, useCancel, useField, type FormLook } from '.';
import { OverlayContext, useClosedByBack } from '../back';
import { DialogsContext, type Dialogs } from '../ui';

const LOOK: FormLook = { Alert: ({ error }) => <p role="alert">{String(error)}</p> };
const dialogs = {
  confirm: vi.fn<Dialogs['confirm']>(),
  showError: vi.fn<Dialogs['showError']>(),
  notice: vi.fn<Dialogs['notice']>(),
  askToLeave: vi.fn<Dialogs['askToLeave']>(),
};
afterEach(() => Object.values(dialogs).forEach((mock) => mock.mockReset()));

/** A button, and the dialog that it opens. */
function Opens({ name, children }: { name: string; children?: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const closeForm = useClosedByBack(isOpen, close);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open {name}</button>
      {isOpen && (
        <div role="dialog" aria-label={name}>
          <OverlayContext value={closeForm}>{children?.(close)}</OverlayContext>
        </div>
      )}
    </>
  );
}

function Text() {
  const field = useField<string>('text');
  return <input aria-label="Text" value={field.value} onChange={(event) => field.setValue(event.target.value)} />;
}
const Cancel = ({ onCancel }: { onCancel: () => void }) => <button onClick={useCancel(onCancel)}>Cancel</button>;
const typed = (onCancel: () => void) => (
  <Form
    initialValues={{ text: '' }}
    schema={object()}
    onSubmit={() => Promise.resolve()}
    draft={{ form: 'text' }}
    look={LOOK}
  >
    <Text />
    <Cancel onCancel={onCancel} />
  </Form>
);

function open(page: ReactNode) {
  const layout = (
    <LeaveGuard>
      <Outlet />
    </LeaveGuard>
  );
  const children = [
    { path: '/before', element: <p>Before</p> },
    { path: '/page', element: page },
    { path: '/away', element: <p>Far away</p> },
  ];
  const router = createMemoryRouter([{ element: layout, children }], { initialEntries: ['/before', '/page'] });
  render(
    <IntlProvider locale="en" messages={english}>
      <DialogsContext value={dialogs}>
        <DraftOwnerContext value="lotte">
          <AppRouter router={router} />
        </DraftOwnerContext>
      </DialogsContext>
    </IntlProvider>,
  );
  return { router, back: () => act(() => router.navigate(-1)), path: () => router.state.location.pathname };
}
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const shown = (): (string | null)[] =>
  screen.queryAllByRole('dialog').map((dialog) => dialog.getAttribute('aria-label'));

it('closes what is open, the last one first, and leaves the page with the next step', async () => {
  const { back, path } = open(<Opens name="dialog">{() => <Opens name="menu" />}</Opens>);
  await press('Open dialog');
  await press('Open menu');
  await back();
  expect([shown(), path()]).toEqual([['dialog'], '/page']);
  await back();
  expect([shown(), path()]).toEqual([[], '/page']);
  await back();
  expect(path()).toBe('/before');
});

it('lets a link of what is open lead on', async () => {
  const { path } = open(<Opens name="menu">{() => <Link to="/away">Away</Link>}</Opens>);
  await press('Open menu');
  await userEvent.click(screen.getByRole('link', { name: 'Away' }));
  await screen.findByText('Far away');
  expect(path()).toBe('/away');
});

it('asks about what is typed in it, and closes it only then', async () => {
  const { back, path } = open(<Opens name="dialog">{typed}</Opens>);
  await press('Open dialog');
  await userEvent.type(screen.getByRole('textbox'), 'Typed');
  dialogs.askToLeave.mockResolvedValueOnce('stay');
  await back();
  await waitFor(() => expect(dialogs.askToLeave).toHaveBeenCalledTimes(1));
  expect([shown(), path()]).toEqual([['dialog'], '/page']);
  dialogs.askToLeave.mockResolvedValueOnce('discard');
  await back();
  await waitFor(() => expect(shown()).toEqual([]));
  expect(path()).toBe('/page');
});

it('lets the person go who was asked whether to leave, whatever opens meanwhile and is closed', async () => {
  const { back, path } = open(
    <>
      {typed(() => undefined)}
      <Opens name="error" />
    </>,
  );
  await userEvent.type(screen.getByRole('textbox'), 'Typed');
  dialogs.askToLeave.mockImplementationOnce(async () => {
    await press('Open error');
    await back();
    expect(shown()).toEqual([]);
    return 'discard';
  });
  await back();
  await screen.findByText('Before');
  expect(path()).toBe('/before');
});
