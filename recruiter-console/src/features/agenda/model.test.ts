import { UNSAID } from '@byline/shared-types/domain';
import { expect, it } from 'vitest';
import { absenceIn, daysOf } from './model';

const said = {
  ...{ ...UNSAID, from: '2026-12-01', until: '2027-06-30', noticeDays: 30, weekdays: [1, 2, 3, 4] },
  ...{ away: [{ from: '2026-12-07', to: '2026-12-11' }], confirmedOn: null, confirmedBy: null },
};
const booking = { applicationId: 'a', jobId: 'j', title: 'Site', from: '2027-02-01', to: '2027-02-26', days: null };

it.each([
  ['2026-11-30', { fit: 'from', day: '2026-12-01' }],
  ['2026-12-03', null],
  ['2026-12-04', { fit: 'weekdays', day: null }],
  ['2026-12-07', { fit: 'away', day: '2026-12-11' }],
  ['2027-02-03', { fit: 'booked', day: '2027-02-26' }],
  ['2027-07-01', { fit: 'until', day: '2027-06-30' }],
])('knows all of an availability and the bookings: on %s %j', (day, absence) => {
  const days = daysOf({ start: `${day}T09:00:00Z`, end: `${day}T10:00:00Z` });
  expect(absenceIn(days, { availability: said, bookings: [booking] })).toEqual(absence);
});

it('lets people come who are not looking for work, only with a word, and those who said nothing', () => {
  const days = { from: '2026-12-03', to: '2026-12-03' };
  expect(absenceIn(days, { availability: { ...said, state: 'not_looking' }, bookings: [] })?.fit).toBe('not_looking');
  expect(absenceIn(days, { availability: null, bookings: [] })).toBeNull();
});
