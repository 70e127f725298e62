import { describe, expect, it } from 'vitest';
import { amount, emailAddress, line, richText, years } from '.';

describe('texts of forms', () => {
  it('have at least two characters that a reader sees', () => {
    const takes = (schema: ReturnType<typeof line>, ...texts: string[]) =>
      texts.map((text) => schema.isValidSync(text));
    expect(takes(line('title_short'), 'ab', ' a ', '😀', '')).toEqual([true, false, false, false]);
    expect(takes(richText('min_chars'), '<p>ab</p>', '<p>&amp;</p>', '<p></p>')).toEqual([true, false, false]);
  });

  it.each(['a@b', 'a b@c.be', 'a@b.c', 'a@b,c.be', '@b.be'])('takes %s for no address', (text) =>
    expect(emailAddress().isValidSync(text)).toBe(false),
  );

  it('takes an address with blanks around it', () => expect(emailAddress().isValidSync(' a@b.be ')).toBe(true));

  it.each([
    ['', null],
    ['0,13', null],
    ['40', null],
    ['41', 'at_most:40'],
    ['-1', 'at_least:0'],
    ['1e3', 'number'],
  ])('takes the amount %j', (text, error) => {
    const check = (): unknown => amount(40).validateSync(text);
    if (error) expect(check).toThrow(error);
    else expect(check).not.toThrow();
  });

  it('refuses 0 where it means nothing', () => {
    expect(() => amount(40, 0.01).validateSync('0')).toThrow('at_least:0.01');
    expect(['', '0,01'].map((text) => amount(40, 0.01).isValidSync(text))).toEqual([true, true]);
  });

  it('takes years with one decimal', () => {
    expect(['7', '', '1,5', '1.25'].map((text) => years(40).isValidSync(text))).toEqual([true, true, true, false]);
  });

  it('names the limit of a text, and its length', () =>
    expect(() => line('title_short').validateSync('a'.repeat(312))).toThrow('longer:200:312'));
});
