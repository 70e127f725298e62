import { isLength, periodIn } from '../rules/dates.js';
import type { Piece } from './cv-line.js';

/** The distance of a line from the one that it goes on from, in heights of its letters. */
const CLOSE = 2.3;
const DASH_AT_END = /[-–—]\s*$/;
const DASH_AT_START = /^\s*[-–—]/;

/** "sept. 2011 - juin" above "2014". */
const MONTH_AT_END = /\d{4}\s*[-–—]\s*\p{L}{3,9}\.?\s*$/u;

const isDate = (text: string): boolean => {
  const bare = text.replace(/^[\s–—-]+|[\s–—-]+$/g, '');
  const found = periodIn(bare);
  return found !== null && found.length >= bare.length;
};

/** Whether a text below a date goes on with it: "mei 2021 –" above "heden", "2 jaar" below a period. */
function goesOn(above: string, below: string): boolean {
  if (periodIn(above)?.isRange && isLength(below.trim())) return true;
  if (MONTH_AT_END.test(above) && isDate(`${above} ${below}`)) return true;
  const isOpen = isDate(above) && (DASH_AT_END.test(above) || DASH_AT_START.test(below));
  return isOpen && (/^\P{L}{0,3}$/u.test(below) || isDate(`${above} ${below}`));
}

const isBelow = (piece: Piece, above: { last: Piece; whole: Piece }): boolean =>
  piece.page === above.last.page &&
  piece.y > above.last.y - 1 &&
  piece.y - above.last.y < CLOSE * piece.size &&
  piece.x < above.whole.x + above.whole.width &&
  piece.x + piece.width > above.whole.x;

/** Joins the periods that a narrow column breaks into lines, at the height of their first line. */
export function withWholeDates(pieces: readonly Piece[]): Piece[] {
  const joined: { last: Piece; whole: Piece }[] = [];
  for (const piece of [...pieces].sort((a, b) => a.page - b.page || a.y - b.y || a.x - b.x)) {
    const above = joined.find((date) => isBelow(piece, date) && goesOn(date.whole.text, piece.text));
    if (above) {
      const x = Math.min(above.whole.x, piece.x);
      const end = Math.max(above.whole.x + above.whole.width, piece.x + piece.width);
      const text = `${above.whole.text.trim()} ${piece.text.trim()}`;
      above.whole = { ...above.whole, x, width: end - x, text };
      above.last = piece;
    } else joined.push({ last: piece, whole: piece });
  }
  return joined.map(({ whole }) => whole);
}
