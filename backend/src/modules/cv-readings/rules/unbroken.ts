import type { CvLine } from '../layout/cv-line.js';

/** The end of a full line lies this near the end of its column, in points. */
const NEAR = 16;
const ADDRESS = /@|^(?:https?:\/\/|www\.)|(?:linkedin|github|behance)\.com\//i;
const REST = /^[a-z\d%+./?=&_-][\w%+./?=&-]*$/;
/** The rest of an address in capitals. */
const UPPER_REST = /^[A-Z\d./_-]+$/;

const only = (line: CvLine | undefined): string | null =>
  line?.parts.length === 1 ? (line.parts[0]?.text ?? null) : null;
const isBeside = (a: CvLine, b: CvLine | undefined): b is CvLine =>
  b?.page === a.page && b.column === a.column && b.column >= 0;

/** Joins the addresses that a narrow column breaks into two lines: "camille@post.exa", "mple.org". */
export function unbroken(lines: readonly CvLine[]): CvLine[] {
  const ends = new Map<string, number>();
  const key = ({ page, column }: CvLine): string => `${page} ${column}`;
  for (const line of lines) ends.set(key(line), Math.max(ends.get(key(line)) ?? 0, line.parts.at(-1)?.end ?? 0));
  const joined: CvLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const start = only(last)?.split(' ').at(-1) ?? '';
    const [rest = '', ...others] = only(line)?.split(' ') ?? [];
    const end = last?.parts.at(-1)?.end ?? 0;
    const isFull = last && (end >= (ends.get(key(last)) ?? 0) - NEAR || /[-/_.@]$/.test(start));
    const isUpper = start === start.toUpperCase() && /[@.][A-Z]*\.?$/.test(start);
    const goesOn =
      (isUpper ? UPPER_REST : REST).test(rest) &&
      !ADDRESS.test(rest) &&
      !/^\d+$/.test(rest) &&
      others.every((word) => /^\(/.test(word));
    if (last && isBeside(last, line) && isFull && ADDRESS.test(start) && goesOn && line.gap < 2) {
      const [part] = last.parts;
      const text = `${part?.text ?? ''}${[rest, ...others].join(' ')}`;
      const whole = { ...last, y: line.y, parts: [{ x: part?.x ?? 0, end: line.parts[0]?.end ?? 0, text }] };
      joined[joined.length - 1] = whole;
    } else joined.push(line);
  }
  return joined;
}
