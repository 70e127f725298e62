import { textOf, type CvLine } from '../layout/cv-line.js';

/** The place of a file that a proposal comes from, with the words that were found there. */
export interface Source {
  page: number;
  text: string;
  marks: string[];
}
export interface Sourced {
  source: Source;
}

const MAX_TEXT = 300;

export function sourceOf(lines: readonly CvLine[], marks: readonly string[]): Source {
  const text = lines.map(textOf).join('\n').slice(0, MAX_TEXT);
  return { page: lines[0]?.page ?? 1, text, marks: [...new Set(marks)].filter((mark) => mark && text.includes(mark)) };
}
