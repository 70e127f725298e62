import { dayAfter, UNSAID, type SaidAvailability } from '@byline/shared-types/domain';
import { describe, expect, it } from 'vitest';
import { today } from '../dates';
import type { Translate } from '../i18n';
import { ageWords, availabilityParts } from './availability-words';

/** The id after `availability.`, with its values. */
const t: Translate = (id, values) => [id.replace('availability.', ''), ...Object.values(values ?? {})].join(' ');
const inDays = (days: number): string => dayAfter(today(), days);
const day = (value: string): string => `+${(Date.parse(value) - Date.parse(today())) / 86_400_000}`;
const partsOf = (parts: Partial<SaidAvailability>) => availabilityParts(t, 'en', { ...UNSAID, ...parts }, day);

describe('the words of an availability', () => {
  it.each<[Partial<SaidAvailability>, string[]]>([
    [{}, ['now']],
    [{ state: 'not_looking', daysPerWeek: 3 }, ['notLooking']],
    [{ from: inDays(5), daysPerWeek: 2.5, noticeDays: 14 }, ['from +5', 'daysPerWeek 2.5', 'notice 14']],
    [{ from: inDays(-5), until: inDays(30), hoursPerWeek: 20 }, ['free until +30', 'hoursPerWeek 20']],
    [{ weekdays: [1, 4] }, ['now', 'Mon, Thu']],
    [{ away: [{ from: inDays(3), to: inDays(9) }] }, ['now', 'away +3 +9']],
    [{ away: [{ from: inDays(-3), to: inDays(9) }] }, ['from +10']],
    [{ away: [{ from: inDays(-3), to: null }] }, ['notNow', 'awayFrom +-3']],
    [{ away: [{ from: inDays(-9), to: inDays(-3) }] }, ['now']],
    [{ until: inDays(-1) }, ['notNow']],
  ])('%j', (parts, words) => expect(partsOf(parts)).toEqual(words));
});

it.each([
  [0, { age: 'fresh', words: 'confirmed 0' }],
  [4, { age: 'fresh', words: 'confirmed 4' }],
  [40, { age: 'old', words: 'confirmed 40' }],
  [70, { age: 'unknown', words: 'unknownSince +-9' }],
])('%i days after its confirmation it says so', (days, said) => {
  const confirmedOn = `${inDays(-days)}T12:00:00Z`;
  expect(ageWords(t, { confirmedOn }, day)).toEqual(said);
  expect(ageWords(t, { confirmedOn: null }, day)).toEqual({ age: 'unknown', words: 'neverConfirmed' });
});
