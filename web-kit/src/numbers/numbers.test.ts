import { describe, expect, it } from 'vitest';
import { decimalText, parseDecimal } from './numbers';

describe('numbers', () => {
  it.each([
    ['0,12', 0.12],
    [' 390 ', 390],
    ['.5', 0.5],
    ['', null],
    ['-1', -1],
    ['− 0,5', -0.5],
    ['--1', Number.NaN],
    ['-', Number.NaN],
    ['1e3', Number.NaN],
    ['twelve', Number.NaN],
  ])('reads %j as %d', (text, value) => expect(parseDecimal(text)).toBe(value));

  it('writes nothing for nothing, and 0 for 0', () => {
    expect(decimalText(null)).toBe('');
    expect(decimalText(0)).toBe('0');
  });
});
