import { describe, expect, it } from 'vitest';
import { planProblems } from './period.js';

const TODAY = '2026-11-20';
interface Days {
  start: string | null;
  end: string | null;
}
const wrong = (plan: Days, saved: Days | null = null): string[] =>
  planProblems(['start', 'end'], plan, saved, TODAY).map(({ field, code }) => `${field} ${code}`);

describe('days of a plan', () => {
  it('are today and later, or none at all', () => {
    expect(wrong({ start: TODAY, end: TODAY })).toEqual([]);
    expect(wrong({ start: '2026-12-01', end: null })).toEqual([]);
    expect(wrong({ start: null, end: null })).toEqual([]);
  });

  it('are not before today', () => {
    const yesterday = '2026-11-19';
    expect(wrong({ start: yesterday, end: yesterday })).toEqual(['start date_in_past', 'end date_in_past']);
  });

  it('stay once they have passed, but another one is looked at', () => {
    const saved = { start: '2026-10-01', end: '2026-12-01' };
    expect(wrong(saved, saved)).toEqual([]);
    expect(wrong({ ...saved, start: '2026-10-02' }, saved)).toEqual(['start date_in_past']);
  });

  it('end after they start', () => {
    expect(wrong({ start: '2026-12-02', end: '2026-12-01' })).toEqual(['end end_before_start']);
  });
});
