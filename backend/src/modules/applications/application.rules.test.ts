import { APPLICATION_STATUSES } from '@byline/shared-types/domain';
import { describe, expect, it } from 'vitest';
import { mayDelete, transition } from './application.rules.js';

describe('status of an application', () => {
  it.each([
    ['pending', 'successful', 'change'],
    ['pending', 'rejected', 'change'],
    ['rejected', 'successful', 'change'],
    ['successful', 'rejected', 'change'],
    ['successful', 'pending', 'impossible'],
    ['rejected', 'pending', 'impossible'],
  ] as const)('%s to %s: %s', (from, to, expected) => {
    expect(transition(from, to)).toBe(expected);
  });

  it.each(APPLICATION_STATUSES)('%s to itself changes nothing', (status) => {
    expect(transition(status, status)).toBe('none');
  });

  it('allows its candidate to delete it only while pending, and a recruiter always', () => {
    expect(APPLICATION_STATUSES.filter((status) => mayDelete(status, false))).toEqual(['pending']);
    expect(APPLICATION_STATUSES.filter((status) => mayDelete(status, true))).toEqual([...APPLICATION_STATUSES]);
  });
});
