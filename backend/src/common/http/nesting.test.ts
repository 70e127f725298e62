import { describe, expect, it } from 'vitest';
import { isNestedBeyond } from './nesting.js';

describe('nesting', () => {
  it('counts lists and objects alike', () => {
    expect(isNestedBeyond('text', 0)).toBe(false);
    expect(isNestedBeyond(null, 0)).toBe(false);
    expect(isNestedBeyond([], 0)).toBe(true);
    expect(isNestedBeyond({ a: [1] }, 2)).toBe(false);
    expect(isNestedBeyond({ a: 1, b: [{}] }, 2)).toBe(true);
  });

  it('is measured without going all the way', () => {
    expect(isNestedBeyond(JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)), 20)).toBe(true);
  });
});
