/** Text that a program set as one piece; `y` grows downwards. */
export interface Piece {
  page: number;
  x: number;
  y: number;
  width: number;
  size: number;
  bold: boolean;
  text: string;
}

/** A part of a line, which a wide gap divides from the next one: a date in a column of its own, a cell of a table. */
export interface Part {
  text: string;
  x: number;
  /** The right end. */
  end: number;
  /** The number of letters that are bold at the start of a part that is not bold to its end. */
  strong?: number;
}

/** A line as people read it, in their order. */
export interface CvLine {
  page: number;
  /** The column of the page that the line stands in, from 0; -1 in a text without places. */
  column: number;
  y: number;
  size: number;
  bold: boolean;
  /** The distance to the line above in the same column, in heights of this line; 99 for the first one. */
  gap: number;
  parts: Part[];
}

export const textOf = ({ parts }: CvLine): string => parts.map(({ text }) => text).join(' ');
