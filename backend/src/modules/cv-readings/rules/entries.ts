import { withoutGrids } from '../layout/cells.js';
import { textOf, type CvLine } from '../layout/cv-line.js';
import { cityOrCountry } from './place.js';
import { isLength, periodIn, withoutPeriod, type Period } from './dates.js';

/** A job or a study: the lines of a section from one header to the next. */
export interface Entry {
  period: Period;
  /** The words of the period as they stand. */
  dates: string;
  /** The texts of the header without the period, in the order of the file. */
  units: string[];
  lines: CvLine[];
}

interface Anchor {
  index: number;
  period: Period;
  dates: string;
  units: string[];
}

const BULLET = /^[•▪●○◦■□·\-–—*»›✓➢o]\s/;
const MAX_HEADER_WORDS = 14;
/** Lines of a header above its dates, and below them. */
const ABOVE = 3;
const BELOW = 3;

const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const isSentence = (text: string): boolean => /[.;!]$/.test(text) && wordsOf(text) > 5;
const isHeaderLike = (line: CvLine): boolean => {
  const text = textOf(line);
  return !BULLET.test(text) && !isSentence(text) && wordsOf(text) <= MAX_HEADER_WORDS;
};

const WEB = /^(https?:\/\/|www\.)\S+$/i;

const cleaned = (text: string): string => text.replace(/^[\s,:;|·•–—▪-]+|[\s,;|·•–—-]+$/g, '').trim();

const isUnit = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && !isLength(text) && !WEB.test(text) && !cityOrCountry(text);

/** The bold start of a part and the rest are two units, and so are the cells of a row. */
function unitsOf(line: CvLine): string[] {
  return line.parts.flatMap(({ text, strong }) =>
    strong && strong > 2 && strong < text.length - 2 ? [text.slice(0, strong), text.slice(strong)] : [text],
  );
}

/** The line as an anchor, if it has the dates of a header. */
function anchorOf(line: CvLine, index: number, singles: boolean): Anchor | null {
  const units = unitsOf(line);
  const at = units.findIndex((unit) => periodIn(unit)?.isRange);
  const single = at < 0 && singles ? units.findIndex((unit) => periodIn(unit)) : at;
  const text = units[single] ?? '';
  const found = single < 0 ? periodIn(textOf(line)) : periodIn(text);
  if (!found || (!found.isRange && !singles)) return null;
  const where = single < 0 ? textOf(line) : text;
  const rest = withoutPeriod(where, found);
  const isEdge =
    found.index < 3 ||
    found.index + found.length > where.length - 4 ||
    /[([|,·•–-]\s?$/.test(where.slice(0, found.index));
  if (wordsOf(rest) > MAX_HEADER_WORDS || (!isEdge && wordsOf(rest) > 6) || BULLET.test(textOf(line))) return null;
  if (!found.isRange && isSentence(where)) return null;
  const others = single < 0 ? [rest] : units.map((unit, place) => (place === single ? rest : unit));
  const dates = where.slice(found.index, found.index + found.length).trim();
  return { index, period: found, dates, units: others };
}

function anchorsIn(lines: readonly CvLine[], alwaysSingles: boolean): Anchor[] {
  const anchors = (singles: boolean): Anchor[] => lines.flatMap((line, index) => anchorOf(line, index, singles) ?? []);
  const ranges = anchors(false);
  return ranges.length > 0 && !alwaysSingles ? ranges : anchors(true);
}

/** The lines of a header above its dates, as the first entry has them. */
function aboveOf(lines: readonly CvLine[], first: Anchor): number {
  let above = 0;
  while (above < ABOVE) {
    const line = lines[first.index - above - 1];
    if (!line || !isHeaderLike(line)) break;
    above += 1;
  }
  return above === ABOVE && first.index > ABOVE ? 0 : above;
}

/** Where the header of an entry begins: as far above its dates as that of the first, but not within the text of the entry before. */
function startOf(lines: readonly CvLine[], anchor: Anchor, above: number, before: number): number {
  let start = anchor.index;
  while (start > before && anchor.index - start < above) {
    const line = lines[start - 1];
    if (!line || !isHeaderLike(line)) break;
    start -= 1;
  }
  return start;
}

/** The units below the dates, until there are two. */
function unitsBelow(lines: readonly CvLine[], from: number, to: number, had: number): string[] {
  const units: string[] = [];
  for (let index = from; index < Math.min(to, from + BELOW); index += 1) {
    const line = lines[index];
    const next = lines[index + 1];
    // Small letters go on with the text of the line above.
    const isText = next && index + 1 < to && /^\p{Ll}/u.test(textOf(next)) && !BULLET.test(textOf(next));
    if (!line || had + units.length >= 3 || !isHeaderLike(line) || isText) break;
    units.push(...unitsOf(line).map(cleaned).filter(isUnit));
  }
  return units;
}

/** Two dates below each other are one period. */
function withWholePeriods(lines: readonly CvLine[]): CvLine[] {
  const isDate = (line: CvLine | undefined): boolean => {
    const text = line?.parts.length === 1 ? (line.parts[0]?.text ?? '') : '';
    const found = periodIn(text);
    return found !== null && !found.isRange && found.length >= text.trim().length - 1;
  };
  return lines.flatMap((line, index) => {
    if (isDate(lines[index - 1]) && isDate(line)) return [];
    const next = lines[index + 1];
    const [part] = line.parts;
    if (!part || !next || !isDate(line) || !isDate(next)) return [line];
    return [{ ...line, parts: [{ ...part, text: `${part.text} – ${textOf(next)}` }] }];
  });
}

/** The entries of a section. A study may have one date; a job has a period, unless no job of the file has one. */
export function entriesOf(section: readonly CvLine[], alwaysSingles = false): Entry[] {
  const lines = withWholePeriods(withoutGrids(section));
  const anchors = anchorsIn(lines, alwaysSingles);
  const [first] = anchors;
  if (!first) return [];
  const above = aboveOf(lines, first);
  const starts = anchors.map((anchor, place) => startOf(lines, anchor, above, (anchors[place - 1]?.index ?? -1) + 1));
  return anchors.map((anchor, place) => {
    const start = starts[place] ?? anchor.index;
    const end = starts[place + 1] ?? lines.length;
    const head = lines.slice(start, anchor.index).flatMap(unitsOf);
    const own = [...head, ...anchor.units].map(cleaned).filter(isUnit);
    const units = [...own, ...unitsBelow(lines, anchor.index + 1, end, own.length)];
    return { period: anchor.period, dates: anchor.dates, units, lines: lines.slice(start, end) };
  });
}
