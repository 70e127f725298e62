import { describe, expect, it } from 'vitest';
import { jobStanding, jobTimeState } from './job.rules.js';

describe('time state of a job', () => {
  const period = { from: '2026-11-10', to: '2026-11-20' };

  it.each([
    ['2026-11-09', 'future'],
    ['2026-11-10', 'ongoing'],
    ['2026-11-15', 'ongoing'],
    ['2026-11-20', 'ongoing'],
    ['2026-11-21', 'finished'],
  ])('on %s is %s', (day, state) => {
    expect(jobTimeState(period, day)).toBe(state);
  });

  it('is none without any day', () => {
    expect(jobTimeState({ from: null, to: null }, '2026-11-10')).toBe('none');
  });

  it('is ongoing after the start without an end', () => {
    expect(jobTimeState({ from: '2026-11-10', to: null }, '2026-11-09')).toBe('future');
    expect(jobTimeState({ from: '2026-11-10', to: null }, '2030-01-01')).toBe('ongoing');
  });

  it('is ongoing until the end without a start', () => {
    expect(jobTimeState({ from: null, to: '2026-11-10' }, '2020-01-01')).toBe('ongoing');
    expect(jobTimeState({ from: null, to: '2026-11-10' }, '2026-11-11')).toBe('finished');
  });
});

describe('standing of a job for applicants', () => {
  const day = '2026-11-10';
  it.each([
    ['without days', { from: null, to: null }, 'open'],
    ['ahead', { from: '2026-11-11', to: null }, 'open'],
    ['on its last day', { from: null, to: day }, 'open'],
    ['over since yesterday', { from: null, to: '2026-11-09' }, 'finished'],
  ])('%s is %j: %s', (_, period, standing) => {
    expect(jobStanding({ ...period, removed: false }, day)).toBe(standing);
    expect(jobStanding({ ...period, removed: true }, day)).toBe('removed');
  });
});
