import { periodIn } from '../rules/dates.js';
import { headingOf } from '../rules/headings.js';
import type { Piece } from './cv-line.js';
import { rowsOf, type Row } from './rows.js';

/** Words that stand close below each other, as a label of several lines does. */
export interface Block {
  rows: Row[];
  text: string;
  isHeading: boolean;
}

const CLOSE = 1.7;
const heightOf = ({ parts }: Row): number => Math.max(...parts.map(({ size }) => size));
const textOfRow = ({ parts }: Row): string => parts.map(({ text }) => text).join(' ');

function blockOf(rows: Row[]): Block {
  const text = rows.map(textOfRow).join(' ');
  return { rows, text, isHeading: headingOf(text) !== null };
}

/** A label of one line is a heading by itself; else the lines below it may complete it. */
export function blocksOf(pieces: readonly Piece[]): Block[] {
  const blocks: Block[] = [];
  for (const row of rowsOf(pieces)) {
    const last = blocks.at(-1);
    const above = last?.rows.at(-1);
    const isClose = above && row.y - above.y < CLOSE * Math.max(heightOf(row), heightOf(above));
    const whole = last && isClose ? blockOf([...last.rows, row]) : null;
    if (whole && (whole.isHeading || !(last?.isHeading || headingOf(textOfRow(row)))))
      blocks[blocks.length - 1] = whole;
    else blocks.push(blockOf([row]));
  }
  return blocks;
}

const headings = (blocks: readonly Block[]): number => blocks.filter(({ isHeading }) => isHeading).length;

/** Whether the pieces at the left are no more than headings, with dates, for those at the right. */
export function areLabels(left: readonly Piece[], right: readonly Piece[]): boolean {
  const blocks = blocksOf(left);
  const own = headings(blocks);
  const others = headings(blocksOf(right));
  const told = blocks.filter(({ isHeading, text, rows }) => isHeading || (rows.length < 3 && periodIn(text)?.isRange));
  return own >= 2 && others * 2 <= own && told.length >= 0.5 * blocks.length;
}
