import { describe, expect, it } from 'vitest';
import { averageScore } from './test.rules.js';

const scores = (...values: number[]) => values.map((score) => ({ score }));

describe('average of a test', () => {
  it('has one decimal', () => {
    expect(averageScore(scores(7, 7.5, 8))).toBe(7.5);
    expect(averageScore(scores(7, 7, 8))).toBe(7.3);
    expect(averageScore(scores(0))).toBe(0);
  });

  it('is null without scores', () => {
    expect(averageScore([])).toBeNull();
  });
});
