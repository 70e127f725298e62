import { describe, expect, it } from 'vitest';
import {
  billsPerWord,
  cleanLine,
  fileSize,
  hasPortfolio,
  isWriter,
  isLinkName,
  isLongEnough,
  passwordProblem,
  isRichTextLongEnough,
  labelIn,
  missingFields,
  plainText,
  provincesOf,
  savedName,
  scorecardPercent,
  summaryOf,
  toLanguage,
  withEndingOf,
} from './index.js';

describe('at least two visible characters', () => {
  it.each([
    ['ab', true],
    ['a b', true],
    ['😀😀', true],
    ['😀', false],
    [' a ', false],
    ['a\u200b\u200d', false],
    ['', false],
  ])('a text: %j', (text, enough) => expect(isLongEnough(text)).toBe(enough));

  it.each([
    ['<p>ab</p>', true],
    ['<p>a</p><p>b</p>', true],
    ['<p>R&amp;</p>', true],
    ['<p>a</p><p></p>', false],
    ['<p>&nbsp;a&nbsp;</p>', false],
    ['<p>&amp;</p>', false],
    ['<img src="https://x.be/i.png" alt="a > b">', false],
  ])('a rich text: %j', (html, enough) => expect(isRichTextLongEnough(html)).toBe(enough));

  it('counts the characters that a reader sees', () => {
    expect(plainText('<h2>Q&amp;A</h2><p>a&nbsp;&lt; b</p>')).toBe('Q&A a < b');
  });
});

describe('a line', () => {
  it.each([
    ['Zoe\u0308', 'Zoë'],
    [' \u2067Ann\u202e\u2069\u200b Maes\ufeff ', 'Ann Maes'],
    ['Co\u00adpy\ud800', 'Copy'],
    ['\u200dAnn\u200c ', 'Ann'],
    ['\u0639\u0644\u06cc\u200c\u0631\u0636\u0627', '\u0639\u0644\u06cc\u200c\u0631\u0636\u0627'],
    ['👩‍💻', '👩‍💻'],
  ])('is spelled in one way, with nothing hidden in it: %j', (text, line) => expect(cleanLine(text)).toBe(line));

  it.each(['\u200b', '\u202e \u202c', '\u3164', '\u2800\u00a0', '\u0301', '\u200d\ufe0f', '\u{e0041}'])(
    'is none without anything to see: %j',
    (text) => expect(cleanLine(text)).toBe(''),
  );
});

describe('the name of a file', () => {
  it.each([
    ['CV', 'CV.pdf'],
    ['CV.PDF', 'CV.PDF'],
    ['CV.exe', 'CV.exe.pdf'],
    ['photo.png', 'photo.pdf'],
    ['v1.2 final', 'v1.2 final.pdf'],
    ['.pdf', '.pdf.pdf'],
    ['x'.repeat(200), `${'x'.repeat(196)}.pdf`],
  ])('has the ending of its bytes: %j', (name, expected) => {
    expect(withEndingOf('application/pdf', name)).toBe(expected);
  });

  it.each([
    ['cv.pdf', 'cv.pdf'],
    ['a<b>:"c/d\\\\e|f?g*.pdf', 'a_b___c_d__e_f_g_.pdf'],
    ['CON.pdf', '_CON.pdf'],
    ['lpt1 .tar.pdf', '_lpt1 .tar.pdf'],
    ['COM10.pdf', 'COM10.pdf'],
    ['console.pdf', 'console.pdf'],
    ['cv.pdf. . ', 'cv.pdf'],
    ['cv .pdf', 'cv.pdf'],
    ['a\u202efdp.exe', 'a_fdp.exe'],
    ['...', 'file'],
  ])('can be saved on Windows: %j', (name, expected) => expect(savedName(name)).toBe(expected));

  it('fits the limit of file systems', () => {
    const name = savedName(`${'é'.repeat(200)}.docx`);
    expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(240);
    expect(name).toMatch(/é\.docx$/);
  });
});

describe('the size of a file', () => {
  it.each([
    [412_300, 'en', '412 kB'],
    [6_240_000, 'nl', '6,2 MB'],
    [640, 'en', '640 byte'],
    [44, 'fr-BE', '44 o'],
    [10_100_000, 'fr', '10,1 Mo'],
  ])('reads the way the limit does: %i in %s', (bytes, language, size) => {
    expect(fileSize(bytes, language).replace(/\s/, ' ')).toBe(size);
  });
});

describe('completeness', () => {
  it('names the missing fields; a blank field is missing', () => {
    expect(
      missingFields({ street: 'Rue Haute', number: ' ', postal: '5000', city: 'Namur', country: 'BE', phone: null }),
    ).toEqual(['number', 'phone']);
  });
});

describe('scorecard percent', () => {
  it('weighs only the rated items, with two decimals', () => {
    const items = [
      { weight: 1, rating: 4 },
      { weight: 2, rating: 3 },
      { weight: 5, rating: null },
    ];
    expect(scorecardPercent(items)).toBe(66.67);
  });

  it('is null, not zero, without a rating', () => {
    expect(scorecardPercent([{ weight: 1, rating: null }])).toBeNull();
  });

  it('of several recruiters is their mean, with the lowest and the highest; excludes recruiters without a score', () => {
    expect(summaryOf([78.25, null, 84, 90])).toEqual({ count: 3, average: 84.08, lowest: 78.25, highest: 90 });
    expect(summaryOf([null])).toBeNull();
  });
});

describe('names of links', () => {
  it('are short words', () => {
    expect(['linkedin', 'My blog', 'Éloïse'].every(isLinkName)).toBe(true);
    expect(['', ' x', '$x', 'a.b', 'x'.repeat(51)].some(isLinkName)).toBe(false);
  });
});

describe('lookups', () => {
  it('fall back as the specification says', () => {
    expect(toLanguage('de')).toBe('en');
    expect(toLanguage('fr')).toBe('fr');
    expect(provincesOf('DE')).toEqual(['OTH']);
    expect(provincesOf('BE')).toHaveLength(12);
    expect(labelIn({ NL: 'tekst', EN: 'text', FR: 'texte' }, 'fr')).toBe('texte');
  });

  it('know the price unit and the sections of a function', () => {
    expect([billsPerWord('translator'), billsPerWord('Designer')]).toEqual([true, false]);
    expect([hasPortfolio('Designer'), hasPortfolio('digitalmarketer')]).toEqual([true, false]);
    expect([isWriter('contentmarketer'), isWriter('Designer')]).toEqual([true, false]);
  });
});

it.each([
  ['correct horse', null],
  ['kerselaars', null],
  ['short', 'password_too_short'],
  ['          ', 'password_too_short'],
  ['  nine char  ', 'password_too_short'],
  ['ababababab', 'password_too_simple'],
  ['🍒🍒🍒🍒🍒', 'password_too_short'],
])('the password %j: %s', (password, problem) => expect(passwordProblem(password)).toBe(problem));
