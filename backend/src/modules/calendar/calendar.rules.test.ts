import { describe, expect, it } from 'vitest';
import { endProblem, rangeCondition } from './calendar.rules.js';

const at = (time: string): Date => new Date(`2026-11-${time}:00Z`);

describe('end of an item', () => {
  it('is after the start', () => {
    expect(endProblem({ startDate: at('20T10:00'), endDate: at('20T10:30') })).toBeNull();
    expect(endProblem({ startDate: at('20T10:00'), endDate: at('20T10:00') })).toBe('end_before_start');
    expect(endProblem({ startDate: at('20T10:00'), endDate: at('20T09:00') })).toBe('end_before_start');
  });

  it('is at most a year later', () => {
    const startDate = at('20T10:00');
    expect(endProblem({ startDate, endDate: new Date('2027-11-20T10:00:00Z') })).toBeNull();
    expect(endProblem({ startDate, endDate: new Date('2027-11-22T10:00:00Z') })).toBe('date_too_late');
  });
});

describe('range of the agenda', () => {
  it('has no condition without ends', () => {
    expect(rangeCondition(null, null)).toEqual({});
  });

  it('looks back no further than the longest item', () => {
    const condition = rangeCondition(at('20T00:00'), at('27T00:00'));
    expect(condition).toMatchObject({ startDate: { $lt: at('27T00:00') }, endDate: { $gt: at('20T00:00') } });
    const { $gt } = condition.startDate as { $gt: Date };
    expect($gt.getTime()).toBeLessThan(new Date('2025-11-19T00:00:00Z').getTime());
    expect($gt.getTime()).toBeGreaterThan(new Date('2025-11-17T00:00:00Z').getTime());
  });
});
