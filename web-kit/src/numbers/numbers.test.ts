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
    ['€ 0,12', 0.12],
    ['0.12 EUR', 0.12],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['12 000', 12_000],
    ['12\u202f000,5', 12_000.5],
    ['1.234.567', 1_234_567],
    ['7,5', 7.5],
    ['0,125', 0.125],
    ['1.23.456', Number.NaN],
    ['1 2', Number.NaN],
    ['7,5 jaar', 7.5],
    ['7.5 years', 7.5],
    ['7,5\u00a0ans', 7.5],
    ['2.500 woorden per dag', 2500],
    ['2 500 mots/jour', 2500],
    ['€ 0,12 per woord', 0.12],
    ['0,12 €/mot', 0.12],
    ['55 EUR / h', 55],
    ['450 € a day', 450],
    ['10 dagen', 10],
    ['7,5 jaar oud', Number.NaN],
    ['jaar', Number.NaN],
    ['per dag', Number.NaN],
  ])('reads %j as %d', (text, value) => expect(parseDecimal(text)).toBe(value));

  it('reads one separator before three digits by the language', () => {
    expect(['nl', 'fr', 'en'].map((language) => parseDecimal('1.250', language))).toEqual([1250, 1250, 1.25]);
    expect(['nl', 'fr', 'en'].map((language) => parseDecimal('1,250', language))).toEqual([1.25, 1.25, 1250]);
  });

  it('writes nothing for nothing, and 0 for 0', () => {
    expect(decimalText(null)).toBe('');
    expect(decimalText(0)).toBe('0');
    expect(['nl', 'fr', 'en'].map((language) => decimalText(1234.56, language))).toEqual([
      '1234,56',
      '1234,56',
      '1234.56',
    ]);
  });
});
