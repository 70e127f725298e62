import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { expect, it, vi } from 'vitest';
import about from '../../i18n/cv/en.json';
import english from '../../i18n/en.json';
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

function draw(onSave: SaveAccepted) {
  render(
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
    </IntlProvider>,
  );
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
