import { render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { userEvent } from '@testing-library/user-event';
import english from '../../i18n/en.json';
import { LeaveGuard } from '../form';
import { useLeaveGuard } from '../form/leave-guard';
import { DialogsContext, type Dialogs } from '../ui';
import { AppRouter, useAddressParams, type ChangeParams } from '.';

const askToLeave = vi.fn<Dialogs['askToLeave']>();
const dialogs = { confirm: vi.fn(), showError: vi.fn(), notice: vi.fn(), askToLeave } as Dialogs;

type Act = (change: ChangeParams, leave: () => void) => void;

/** Unsaved text while the address shows the form. */
function Typed() {
  const form = { isDirty: () => true, isKept: () => false, shownBy: ['form'] };
  useLeaveGuard({ ...form, save: () => Promise.resolve(true), discard: () => undefined }, true);
  return <p>Form</p>;
}

function List({ acts }: { acts: Record<string, Act> }) {
  const [params, change] = useAddressParams();
  const navigate = useNavigate();
  return (
    <>
      {Object.entries(acts).map(([name, act]) => (
        <button key={name} onClick={() => act(change, () => void navigate('/away'))}>
          {name}
        </button>
      ))}
      {params.has('form') && <Typed />}
    </>
  );
}

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

function open(address: string, acts: Record<string, Act>) {
  const layout = (
    <LeaveGuard>
      <Outlet />
      <Address />
    </LeaveGuard>
  );
  const children = [
    { path: '/list', element: <List acts={acts} /> },
    { path: '/away', element: null },
  ];
  const router = createMemoryRouter([{ element: layout, children }], { initialEntries: [address] });
  render(
    <IntlProvider locale="en" messages={english}>
      <DialogsContext value={dialogs}>
        <AppRouter router={router} />
      </DialogsContext>
    </IntlProvider>,
  );
}
const press = (name: string) => userEvent.click(screen.getByText(name));
const isAt = (address: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(address));

it('keeps a change that the page has not rendered yet', async () => {
  open('/list?sort=name&page=3', {
    Both: (change) => {
      change({ page: null, search: 'kaai' });
      change((newest) => new URLSearchParams([...newest, ['open', '7']]), { replace: true });
    },
  });
  await press('Both');
  await isAt('/list?sort=name&search=kaai&open=7');
});

it('forgets an address at which the user stayed with unsaved text, so the next change asks nothing', async () => {
  askToLeave.mockResolvedValue('stay');
  open('/list?form=new', {
    Close: (change) => change({ form: null }),
    Turn: (change) => change({ page: '2' }),
  });
  await press('Close');
  await waitFor(() => expect(askToLeave).toHaveBeenCalledTimes(1));
  await press('Turn');
  await isAt('/list?form=new&page=2');
  screen.getByText('Form');
  expect(askToLeave).toHaveBeenCalledTimes(1);
});

it('changes nothing on a page that the user is leaving', async () => {
  open('/list', {
    Leave: (change, leave) => {
      leave();
      change({ search: 'kaai' });
    },
  });
  await press('Leave');
  await isAt('/away');
});

it('takes the parameters to another page', async () => {
  open('/list?form=new&sort=name', { Move: (change) => change({ form: null }, { path: '/away' }) });
  askToLeave.mockResolvedValueOnce('discard');
  await press('Move');
  await isAt('/away?sort=name');
});
