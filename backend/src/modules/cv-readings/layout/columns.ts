import type { CvLine, Piece } from './cv-line.js';
import { isPeriod, periodIn } from '../rules/dates.js';
import { headingOf } from '../rules/headings.js';
import { withWholeDates } from './broken-dates.js';
import { areLabels, blocksOf } from './labels.js';
import { rowsOf, type Row } from './rows.js';

/** The least width of the gap between columns, in points. */
const GUTTER = 9;
/** A gap divides columns if it runs along this share of the page's lines, and each side has some. */
const TALL = 0.35;
const MIN_ROWS = 4;
/** Labels take at most this share of the width. */
const MOST_OF_LABELS = 0.4;
const MOST_CUTS = 3;
/** A heading may stand a little lower than the first line beside it, in its heights. */
const HEADING_ABOVE = 0.45;
/** With this share of lines beside a line of the other side, both sides are one table. */
const BESIDE = 0.6;
/** A date and its line differ less in height, in points. */
const BESIDE_DATE = 8;

interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const areaOf = (pieces: readonly Piece[]): Area => ({
  left: Math.min(...pieces.map(({ x }) => x)),
  right: Math.max(...pieces.map(({ x, width }) => x + width)),
  top: Math.min(...pieces.map(({ y }) => y)),
  bottom: Math.max(...pieces.map(({ y }) => y)),
});

type Box = { x: number; end: number; y: number };
const boxesOf = (pieces: readonly Piece[]): Box[] => pieces.map(({ x, width, y }) => ({ x, end: x + width, y }));

/** The longest stretch of heights in which no box crosses the gap at `x`. */
function stretchOf(boxes: readonly Box[], x: number, area: Area): [from: number, to: number] {
  const crossing = boxes.filter((box) => box.x < x + GUTTER && box.end > x).map(({ y }) => y);
  const ends = [area.top - 1, ...crossing.sort((a, b) => a - b), area.bottom + 1];
  let best: [number, number] = [0, 0];
  ends.slice(1).forEach((end, index) => {
    const start = ends[index] ?? 0;
    if (end - start > best[1] - best[0]) best = [start, end];
  });
  return best;
}

interface Cut {
  x: number;
  from: number;
  to: number;
  rows: number;
  labels: boolean;
}

/** Rows at the right that are dates of those at the left, which have none of their own. */
function areDatesOf(left: readonly Row[], right: readonly Row[]): boolean {
  const dates = right.filter(({ parts: [first, ...others] }) => first && others.length === 0 && isPeriod(first.text));
  const beside = dates.filter(({ y }) => left.some((row) => Math.abs(row.y - y) < BESIDE_DATE));
  const own = left.some(({ parts }) => parts.some(({ text }) => periodIn(text)?.isRange));
  return dates.length >= 2 && beside.length === dates.length && !own;
}

function isTable(left: readonly Piece[], right: readonly Piece[]): boolean {
  const [a, b] = [rowsOf(left), rowsOf(right)];
  if (areLabels(right, left) || areDatesOf(a, b)) return true;
  const known = (rows: readonly Row[]): number =>
    rows.filter(({ parts }) => parts[0] && headingOf(parts[0].text) !== null).length;
  if (known(a) > 0 && known(b) > 0) return false;
  const fewer = a.length <= b.length ? a : b;
  const other = fewer === a ? b : a;
  const beside = fewer.filter(({ y }) => other.some((row) => Math.abs(row.y - y) < 3));
  return beside.length >= BESIDE * fewer.length;
}

/** A heading begins a part of the page where the other side is blank from this far above it to this far below it, in its heights. */
const BLANK_ABOVE = 2;
const BLANK_BELOW = 1.2;

/** Where columns end: at a heading beside which the other side is blank, if lines of the whole width follow, else at the line that crosses the gap. */
function endOf(pieces: readonly Piece[], x: number, from: number, crossing: number): number {
  if (!pieces.some(({ y }) => y >= crossing)) return crossing;
  const inside = pieces.filter(({ y }) => y > from && y < crossing);
  const sides = [inside.filter((piece) => piece.x < x), inside.filter((piece) => piece.x >= x)];
  const ends = sides.flatMap((side, index) => {
    const others = (sides[1 - index] ?? []).map(({ y }) => y);
    const isBelowBoth = (y: number): boolean => others.some((other) => other < y) && side.some((own) => own.y < y);
    return blocksOf(side)
      .filter(({ isHeading }) => isHeading)
      .map(({ rows: [first] }) => ({ y: first?.y ?? 0, size: first?.parts[0]?.size ?? 0 }))
      .filter(
        ({ y, size }) => !others.some((other) => other > y - BLANK_ABOVE * size && other < y + BLANK_BELOW * size),
      )
      .filter(({ y }) => isBelowBoth(y))
      .map(({ y }) => y);
  });
  return Math.min(crossing, ...ends);
}

/** The place where columns meet, if the pieces stand in columns. */
function cutOf(pieces: readonly Piece[]): Cut | null {
  const area = areaOf(pieces);
  const boxes = boxesOf(pieces);
  const starts = [...new Set(boxes.map(({ x }) => Math.round(x) - GUTTER - 1))].filter(
    (x) => x > area.left + 40 && x < area.right - 60,
  );
  const cuts = starts.flatMap((x): Cut[] => {
    const [from, crossing] = stretchOf(boxes, x, area);
    const to = endOf(pieces, x, from, crossing);
    const inside = pieces.filter(({ y }) => y > from && y < to);
    const [left, right] = [inside.filter((piece) => piece.x < x), inside.filter((piece) => piece.x >= x)];
    const rows = Math.min(rowsOf(left).length, rowsOf(right).length);
    const isTall = to - from >= TALL * (area.bottom - area.top + 2);
    if (!isTall || rows < 2) return [];
    const labels = x < area.left + MOST_OF_LABELS * (area.right - area.left) && areLabels(left, right);
    if (!labels && (rows < MIN_ROWS || isTable(left, right))) return [];
    return [{ x, from, to, rows: (to - from) * 1_000 + rows, labels }];
  });
  return cuts.sort((a, b) => b.rows - a.rows)[0] ?? null;
}

/** Pieces that people read from the top to the bottom, with the labels of a column at their left. */
interface Group {
  pieces: Piece[];
  labels: Piece[];
}

/** The groups of a page in the order of reading. */
function groupsOf(pieces: readonly Piece[], depth = 0): Group[] {
  if (pieces.length === 0) return [];
  const cut = depth < MOST_CUTS ? cutOf(pieces) : null;
  if (!cut) return [{ pieces: [...pieces], labels: [] }];
  const above = pieces.filter(({ y }) => y <= cut.from);
  const below = pieces.filter(({ y }) => y >= cut.to);
  const inside = pieces.filter(({ y }) => y > cut.from && y < cut.to);
  const [left, right] = [inside.filter(({ x }) => x < cut.x), inside.filter(({ x }) => x >= cut.x)];
  const middle: Group[] = cut.labels
    ? [{ pieces: right, labels: left }]
    : [left, right].flatMap((side) => groupsOf(side, depth + 1));
  return [...groupsOf(above, depth + 1), ...middle, ...groupsOf(below, depth + 1)];
}

/** Heights of a period that its block may begin above it. */
const BLOCK_ABOVE = 3.5;

/** The height of the first line of the block that a period stands beside; the widest gap is above it. */
function blockAt({ y, size }: Piece, beside: readonly number[]): number {
  if (beside.some((height) => Math.abs(height - y) < 3)) return y;
  const near = beside.flatMap((height, index) => {
    const isNear = height < y && y - height < BLOCK_ABOVE * size;
    return isNear ? [{ height, gap: height - (beside[index - 1] ?? 0) }] : [];
  });
  return near.sort((a, b) => b.gap - a.gap)[0]?.height ?? y;
}

/** Headings at the left stand above what is beside them; the other labels stand in its lines. */
function rowsWithLabels({ pieces, labels }: Group): Row[] {
  const blocks = blocksOf(labels).filter(({ isHeading }) => isHeading);
  const headings = blocks.map(({ rows, text }): Row => {
    const [first] = rows;
    const parts = first?.parts.slice(0, 1).map((part) => ({ ...part, text })) ?? [];
    return { y: (first?.y ?? 0) - HEADING_ABOVE * (parts[0]?.size ?? 10), parts };
  });
  const used = new Set(blocks.flatMap(({ rows }) => rows.map(({ y }) => y)));
  const others = labels.filter(({ y }) => ![...used].some((height) => Math.abs(height - y) < 2));
  const beside = rowsOf(pieces).map(({ y }) => y);
  const placed = others.map((label) => (isPeriod(label.text) ? { ...label, y: blockAt(label, beside) } : label));
  return [...headings, ...rowsOf([...placed, ...pieces])].sort((a, b) => a.y - b.y);
}

function linesOf(group: Group, page: number, column: number): CvLine[] {
  let above: number | null = null;
  return rowsWithLabels(group).map(({ y, parts }) => {
    const size = Math.max(...parts.map((part) => part.size));
    const gap = above === null ? 99 : (y - above) / size;
    above = y;
    const placed = parts.map(({ size: _, bold: __, ...part }) => part);
    return { page, column, y, size, bold: parts[0]?.bold ?? false, gap, parts: placed };
  });
}

/** The lines of a document, column by column. */
export function linesOfPieces(pieces: readonly Piece[]): CvLine[] {
  const pages = [...new Set(pieces.map(({ page }) => page))];
  return pages.flatMap((page) => {
    const groups = groupsOf(withWholeDates(pieces.filter((piece) => piece.page === page)));
    return groups.flatMap((group, column) => linesOf(group, page, column));
  });
}
