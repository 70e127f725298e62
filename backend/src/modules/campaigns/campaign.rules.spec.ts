import { describe, expect, it } from 'vitest';
import { periodProblems } from './campaign.rules.js';

const TODAY = '2026-11-20';
const none = { start: null, end: null };

describe('days of a campaign', () => {
  it('takes today and later, and no days at all', () => {
    expect(periodProblems({ start: TODAY, end: TODAY }, null, TODAY)).toEqual([]);
    expect(periodProblems({ start: '2026-12-01', end: null }, null, TODAY)).toEqual([]);
    expect(periodProblems(none, null, TODAY)).toEqual([]);
  });

  it('refuses days before today', () => {
    const yesterday = '2026-11-19';
    expect(periodProblems({ start: yesterday, end: yesterday }, null, TODAY)).toEqual([
      ['start', 'date_in_past'],
      ['end', 'date_in_past'],
    ]);
  });

  it('leaves a saved day alone once it has passed, but not another one', () => {
    const saved = { start: '2026-10-01', end: '2026-12-01' };
    expect(periodProblems(saved, saved, TODAY)).toEqual([]);
    expect(periodProblems({ ...saved, start: '2026-10-02' }, saved, TODAY)).toEqual([['start', 'date_in_past']]);
  });

  it('refuses an end before the start', () => {
    expect(periodProblems({ start: '2026-12-02', end: '2026-12-01' }, null, TODAY)).toEqual([
      ['end', 'end_before_start'],
    ]);
  });
});
