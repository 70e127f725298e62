import { APPLICATION_STATUSES } from '@byline/shared-types/domain';
import { describe, expect, it } from 'vitest';
import { answerDay, transition } from './application.rules.js';

describe('status of an application', () => {
  it.each([
    ['pending', 'successful', 'change'],
    ['pending', 'rejected', 'change'],
    ['rejected', 'successful', 'change'],
    ['successful', 'rejected', 'change'],
    ['successful', 'pending', 'impossible'],
    ['rejected', 'pending', 'impossible'],
    ['withdrawn', 'successful', 'impossible'],
    ['withdrawn', 'rejected', 'impossible'],
  ] as const)('%s to %s: %s', (from, to, expected) => {
    expect(transition(from, to)).toBe(expected);
  });

  it.each(APPLICATION_STATUSES)('%s to itself changes nothing', (status) => {
    expect(transition(status, status)).toBe('none');
  });

  it('promises an answer on the stored day, or 14 days after an older application', () => {
    const createdAt = new Date('2026-11-20T23:30:00Z');
    expect(answerDay({ answerBy: '2026-12-01', createdAt })).toBe('2026-12-01');
    // By the agency's clock it is the 21st.
    expect(answerDay({ answerBy: null, createdAt })).toBe('2026-12-05');
  });
});
