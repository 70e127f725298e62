import { expect, it } from 'vitest';
import { schedulePresets } from './schedule-presets';

it.each([
  ['a Thursday', '2026-11-19T12:00:00Z', '19/11/2026 17:00', '20/11/2026 09:00', '23/11/2026 09:00'],
  ['a Sunday', '2026-11-22T12:00:00Z', '22/11/2026 17:00', '23/11/2026 09:00', '23/11/2026 09:00'],
  ['a Monday', '2026-11-23T12:00:00Z', '23/11/2026 17:00', '24/11/2026 09:00', '30/11/2026 09:00'],
  ['past midnight in Brussels', '2026-12-31T23:30:00Z', '01/01/2027 17:00', '02/01/2027 09:00', '04/01/2027 09:00'],
])('are the next ones after %s', (_, now, today, tomorrow, monday) => {
  expect(schedulePresets(new Date(now))).toEqual({ today, tomorrow, monday });
});
