import { UNSAID, type StoredAvailability } from '@byline/shared-types/domain';
import { describe, expect, it } from 'vitest';
import { wordsOf } from './ask-words.js';

const NOW = new Date('2026-11-27T09:00:00Z');
const said = (day: string, fields: Partial<StoredAvailability> = {}): StoredAvailability => ({
  ...UNSAID,
  confirmedOn: new Date(`${day}T09:00:00Z`),
  confirmedBy: 'candidate',
  ...fields,
});

describe('the words of a question', () => {
  it.each([
    ['2026-10-05', 'October'],
    ['2025-12-01', 'December'],
    ['2025-11-28', 'November 2025'],
  ])('name the month of %s: %s', (day, month) => {
    expect(wordsOf(said(day), 'en', NOW).month).toBe(month);
  });

  it('say by whom the availability was told', () => {
    expect(wordsOf(said('2026-10-05', { confirmedBy: 'recruiter' }), 'en', NOW).isNoted).toBe(true);
    expect(wordsOf(null, 'en', NOW)).toMatchObject({ state: 'none', isNoted: false });
  });

  it('say that a person is not looking', () => {
    expect(wordsOf(said('2026-10-05', { state: 'not_looking' }), 'nl', NOW)).toMatchObject({
      state: 'not_looking',
      told: 'nu even niet',
    });
  });
});
