import { plainToInstance } from 'class-transformer';
import { MaxLength, validateSync } from 'class-validator';
import { describe, expect, it } from 'vitest';
import { toFieldProblems } from '../errors/validation.js';
import { EmailAddress, OptionalNotNull } from './values.js';
import { Line, Lines, OptionalAmount, OptionalDay, OptionalLine, OptionalRichText, RichText } from './fields.js';

class Fields {
  @Line({ min: 2, tooShort: 'title_short', missing: 'remark_required' })
  title?: string;

  @OptionalLine({ max: 5 })
  city?: string | null;

  @OptionalNotNull()
  @Lines()
  @MaxLength(5, { each: true })
  tags?: string[];

  @OptionalNotNull()
  @EmailAddress()
  email?: string;

  @RichText()
  text?: string;

  @OptionalRichText()
  remarks?: string | null;

  @OptionalDay()
  day?: string | null;

  @OptionalAmount(100_000_000)
  price?: number | null;
}

const read = (fields: object): Fields => plainToInstance(Fields, { title: 'Title', text: '<p>Text</p>', ...fields });
const wrong = (fields: object): string[] =>
  toFieldProblems(validateSync(read(fields))).map(({ field, code }) => `${field} ${code}`);

describe('fields of requests', () => {
  it('clean lines, and take an empty optional one as none', () => {
    expect(read({ title: '  A title ', city: '  ' })).toMatchObject({ title: 'A title', city: null });
    expect(wrong({ city: null })).toEqual([]);
    expect(wrong({ city: 'Antwerpen' })).toEqual(['city too_long']);
    expect(wrong({ title: 'x' })).toEqual(['title title_short']);
    expect(wrong({ title: '😀' })).toEqual(['title title_short']);
    expect(wrong({ title: '   ' })).toEqual(['title remark_required']);
    expect(wrong({ title: undefined })).toEqual(['title remark_required']);
    expect(wrong({ title: 12 })).toEqual(['title invalid']);
    expect(wrong({ title: 'A title\r\nBcc: evil@example.com' })).toEqual(['title invalid']);
  });

  it('take nothing along that nobody sees', () => {
    const typed = {
      title: '\u202eZoe\u0308\u200b',
      city: '\u200b',
      tags: ['SEO\u2069', '\u3164'],
      email: '\ufeffann@x.be',
    };
    expect(read(typed)).toMatchObject({ title: 'Zoë', city: null, tags: ['SEO', ''], email: 'ann@x.be' });
    expect(wrong(typed)).toEqual([]);
    expect(wrong({ title: '\u202e\u202c' })).toEqual(['title remark_required']);
    expect(wrong({ tags: ['longer', 'a'] })).toEqual(['tags too_long']);
    expect(wrong({ tags: ['a\nb'] })).toEqual(['tags invalid']);
    for (const tags of ['SEO', [12], [null]]) expect(wrong({ tags })).toEqual(['tags invalid']);
    expect(wrong({ email: 'a\u200dnn@x.be' })).toEqual(['email invalid_email']);
  });

  it('sanitise rich text before they count what a reader sees', () => {
    expect(read({ text: '<p onclick="x()">Hi<script>alert(1)</script></p>' }).text).toBe('<p>Hi</p>');
    expect(wrong({ text: '<script>long enough</script>' })).toEqual(['text required']);
    expect(wrong({ text: '<p>&nbsp;&nbsp;x</p>' })).toEqual(['text min_chars']);
    expect(wrong({ text: '<p>a</p><p>&amp;</p>' })).toEqual([]);
    expect(wrong({ text: '<p>&amp;</p>' })).toEqual(['text min_chars']);
    expect(read({ remarks: ' ' }).remarks).toBeNull();
    expect(wrong({ remarks: '<p></p>' })).toEqual(['remarks min_chars']);
  });

  it('take an amount in whole cents', () => {
    for (const price of [0, 0.1, 12.34, 1_234_567.89, 100_000_000, null]) expect(wrong({ price })).toEqual([]);
    for (const price of [12.345, 0.1 + 0.2, 1e-7, 5e-324, '12', Infinity]) {
      expect(wrong({ price })).toEqual(['price invalid']);
    }
    expect(wrong({ price: 1e21 })).toEqual(['price too_high']);
  });

  it('take a moment as its day in Brussels, and no day that does not exist', () => {
    expect(read({ day: '2026-11-01T23:30:00Z' }).day).toBe('2026-11-02');
    expect(read({ day: '' }).day).toBeNull();
    expect(wrong({ day: '2026-02-28' })).toEqual([]);
    for (const day of ['2026-02-30', '28/02/2026', '2026-2-1', 20260228, '2026-11-01Tnoon']) {
      expect(wrong({ day })).toEqual(['day invalid_date']);
    }
  });
});
