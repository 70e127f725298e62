import { describe, expect, it } from 'vitest';
import { isInTime } from './task.rules.js';

describe('deadline of a task', () => {
  const now = new Date('2026-11-20T10:15:42Z');

  it.each([
    ['2026-11-20T10:14:59Z', false],
    ['2026-11-20T10:15:00Z', true],
    ['2026-11-20T10:15:42Z', true],
    ['2027-01-01T00:00:00Z', true],
  ])('%s: %s', (deadline, expected) => {
    expect(isInTime(new Date(deadline), now)).toBe(expected);
  });
});
