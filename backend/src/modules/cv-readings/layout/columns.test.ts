import { expect, it } from 'vitest';
import { textOf, type Piece } from './cv-line.js';
import { linesOfPieces } from './columns.js';

const piece = (text: string, x: number, y: number): Piece => ({
  ...{ page: 1, x, y, size: 12, bold: false, text },
  width: text.length * 5,
});

it('keeps dates in a narrow column, broken into lines, beside what they date', () => {
  const jobs = ['Translator, Lionbridge', 'Editor, Le Soir', 'Teacher, British Council'].flatMap((title, index) => {
    const y = 100 + index * 90;
    const texts = ['Wrote and translated a good deal of text.', 'And more of it, for many people.', 'Ended well.'];
    const dates = [`March ${2010 + index * 2}`, '—', `May ${2011 + index * 2}`, '1 year'];
    return [
      piece(title, 50, y),
      ...texts.map((text, place) => piece(text, 50, y + 18 * (place + 1))),
      ...dates.map((text, place) => piece(text, 470, y - 5 + 17 * place)),
    ];
  });
  const lines = linesOfPieces(jobs);
  expect(new Set(lines.map(({ column }) => column))).toEqual(new Set([0]));
  expect(lines.map(textOf).slice(0, 2)).toEqual(['March 2010 — May 2011 1 year', 'Translator, Lionbridge']);
});
