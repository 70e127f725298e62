import { expect, it } from 'vitest';
import { schedulePresets } from './schedule-presets';

const DAYS = [
  ['a Thursday', '2026-11-19T12:00:00Z', '19/11/2026', '20/11/2026', '23/11/2026', '26/11/2026'],
  ['a Sunday', '2026-11-22T12:00:00Z', '22/11/2026', '23/11/2026', '23/11/2026', '29/11/2026'],
  ['a Monday', '2026-11-23T12:00:00Z', '23/11/2026', '24/11/2026', '30/11/2026', '30/11/2026'],
  ['past midnight in Brussels', '2026-12-31T23:30:00Z', '01/01/2027', '02/01/2027', '04/01/2027', '08/01/2027'],
] as const;

it.each(DAYS)('are the next ones after %s', (_, now, today, tomorrow, monday, nextWeek) => {
  expect(schedulePresets(new Date(now))).toEqual({
    today: `${today} 17:00`,
    tomorrow: `${tomorrow} 09:00`,
    monday: `${monday} 09:00`,
    nextWeek: `${nextWeek} 09:00`,
  });
});
