import { UNSAID } from '@byline/shared-types/domain';
import { expect, it } from 'vitest';
import type { BookingDto, CandidateResponse } from '../../api';
import { renderApp } from '../../test/render';
import { AvailabilityLines } from '../candidate/Availability';
import { Bookings } from './Bookings';

const booking = (parts: Partial<BookingDto>): BookingDto => ({
  ...{ applicationId: 'a', jobId: 'j', title: 'Tourism site', from: '2098-12-07', to: '2099-02-26', days: null },
  ...parts,
});
const said = (parts: Partial<CandidateResponse['availability']>): CandidateResponse['availability'] => ({
  ...{ ...UNSAID, confirmedOn: '2026-01-05T10:00:00Z', confirmedBy: 'candidate' },
  ...parts,
});

it('shows bookings that are not over with their jobs, and what contradicts them', async () => {
  const bookings = [
    booking({ applicationId: 'old', title: 'Old job', from: '2020-01-01', to: '2020-02-01' }),
    booking({ applicationId: 'now', from: '2020-01-01', days: 3 }),
    booking({ applicationId: 'open', title: 'Brochure', to: null, days: 2 }),
    booking({ applicationId: 'day', title: 'Guide', from: '2099-05-03', to: '2099-05-03', days: 0.5 }),
  ];
  const availability = said({ until: '2099-01-31', daysPerWeek: 4 });
  const screen = await renderApp(<Bookings candidate={{ availability, bookings }} />);
  expect(screen.container.textContent).toContain('Booked until 26/02/2099 · 3 days a week · Tourism site');
  expect(screen.container.textContent).toContain('Booked from 07/12/2098 · 2 days a week · Brochure');
  expect(screen.container.textContent).toContain('Booked 03/05/2099 · 0.5 days a week · Guide');
  expect(screen.getByRole('link', { name: 'Brochure' }).getAttribute('href')).toBe('/jobs/j');
  expect(screen.getByText('Booked for Tourism site, but said to be free only until 31/01/2099')).toBeTruthy();
  expect(screen.getByText('Booked for more than the 4 days a week that were said')).toBeTruthy();
  expect(screen.queryByText(/Old job/)).toBeNull();
});

it('a list names the booking of today beside what the person said, which stays as they said it, and below them the age', async () => {
  const running = booking({ from: '2020-01-01' });
  const availability = said({ confirmedOn: new Date().toISOString() });
  const screen = await renderApp(<AvailabilityLines {...{ availability, bookings: [running] }} cut />);
  expect(screen.container.textContent).toBe('Booked until 26/02/2099 · Free nowconfirmed today');
});
