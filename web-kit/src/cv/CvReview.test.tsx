import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import about from '../../i18n/cv/en.json';
import english from '../../i18n/en.json';
import { LeaveGuard } from '../form';
import { DialogsContext, type Dialogs } from '../ui';
import { CvReview, type SaveAccepted } from './CvReview';
import { NOBODY, type CvReading } from './reading';

const source = (text: string) => ({ page: 1, text, marks: [text] });
const reading: CvReading = {
  ...{ state: 'read', pages: 2, phone: null, address: null, years: null },
  name: { firstname: 'Zoë', name: 'Lefèvre', source: source('Zoë Lefèvre') },
  email: { value: 'zoe@example.be', source: source('zoe@example.be') },
  ...{ links: [], diplomas: [], languages: [], skills: [] },
  jobs: [
    {
      ...{ function: 'Translator', company: 'Maison Verrier', from: '', to: null, yearsOnly: false },
      source: source('Translator'),
    },
  ],
};

const askToLeave = vi.fn<Dialogs['askToLeave']>();
const dialogs = { askToLeave, confirm: vi.fn(), showError: vi.fn(), notice: vi.fn() };
function draw(onSave: SaveAccepted) {
  const page = (
    <IntlProvider locale="en" messages={{ ...english, ...about }}>
      <CvReview
        reading={reading}
        file={new File(['x'], 'cv.pdf')}
        known={NOBODY}
        skillChoices={[]}
        canKeep
        saveLabel={(count) => `Add ${count}`}
        onSave={onSave}
        onAgain={() => undefined}
      />
      <Link to="/elsewhere">Leave</Link>
    </IntlProvider>
  );
  const guarded = (
    <DialogsContext value={dialogs}>
      <LeaveGuard>{page}</LeaveGuard>
    </DialogsContext>
  );
  const router = createMemoryRouter([
    { path: '/', element: guarded },
    { path: '/elsewhere', element: <p>Elsewhere</p> },
  ]);
  render(<RouterProvider router={router} />);
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('preselects nothing', () => {
  draw(vi.fn());
  expect(screen.getByRole('button', { name: 'Add 0' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', false);
  expect(screen.getByText('0 of 3 decided')).toBeTruthy();
});

it('saves what was accepted and changed, without what was dropped', async () => {
  const onSave = vi.fn<SaveAccepted>(() => Promise.resolve());
  draw(onSave);
  await press('Accept Name: Zoë Lefèvre');
  await press('Drop Email: zoe@example.be');
  await press('Change Position: Translator');
  const [from] = within(screen.getByRole('region', { name: 'Work' })).getAllByPlaceholderText('MM/YYYY');
  await userEvent.type(from as HTMLElement, '03/2020');
  await press('Done');
  await press('Add 2');
  expect(onSave.mock.calls[0]?.[0]).toMatchObject([
    { kind: 'name', values: { firstname: 'Zoë', name: 'Lefèvre' } },
    { kind: 'job', values: { company: 'Maison Verrier', from: '03/2020' } },
  ]);
});

it('keeps the choices when it cannot save', async () => {
  draw(() => Promise.reject(new Error('lost')));
  await press('Accept Name: Zoë Lefèvre');
  await press('Add 1');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByText('Accepted')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add 1' })).toHaveProperty('disabled', false);
});

it('asks before leaving loses what was accepted', async () => {
  askToLeave.mockResolvedValue('stay');
  draw(() => Promise.resolve());
  await press('Accept Name: Zoë Lefèvre');
  await userEvent.click(screen.getByRole('link', { name: 'Leave' }));
  expect(askToLeave).toHaveBeenCalledWith('unsent');
  expect(screen.getByRole('button', { name: 'Add 1' })).toBeTruthy();
});

it('leaves without a question when nothing was decided', async () => {
  askToLeave.mockReset();
  draw(() => Promise.resolve());
  await userEvent.click(screen.getByRole('link', { name: 'Leave' }));
  await screen.findByText('Elsewhere');
  expect(askToLeave).not.toHaveBeenCalled();
});
