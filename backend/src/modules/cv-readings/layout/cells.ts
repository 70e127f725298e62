import { periodIn } from '../rules/dates.js';
import type { CvLine, Part } from './cv-line.js';

/** Parts that begin this near to each other stand in one column, in points. */
const ALIGNED = 3;

const startsAlike = (a: readonly Part[], b: readonly Part[]): boolean =>
  a.length === b.length && a.every(({ x }, index) => Math.abs(x - (b[index]?.x ?? 0)) < ALIGNED);

/** The parts of lines as lines of their own, from the first column to the last. */
export function cellsOf(lines: readonly CvLine[]): CvLine[] {
  const columns: { x: number; lines: CvLine[] }[] = [];
  for (const line of lines)
    for (const part of line.parts) {
      const own = { ...line, parts: [part] };
      const column = columns.find(({ x }) => Math.abs(x - part.x) < ALIGNED);
      if (column) column.lines.push(own);
      else columns.push({ x: part.x, lines: [own] });
    }
  return columns.sort((a, b) => a.x - b.x).flatMap((column) => column.lines);
}

/** Sets entries that stand beside each other, each with its period, below each other. */
export function withoutGrids(lines: readonly CvLine[]): CvLine[] {
  const runs: CvLine[][] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    if (run && line.column >= 0 && line.parts.length > 1 && startsAlike(run[0]?.parts ?? [], line.parts))
      run.push(line);
    else runs.push([line]);
  }
  return runs.flatMap((run) => (isGrid(run) ? cellsOf(run) : run));
}

function isGrid(run: readonly CvLine[]): boolean {
  const [first] = run;
  return (
    first !== undefined &&
    run.length > 1 &&
    first.parts.length > 1 &&
    first.parts.every((_, column) => run.some(({ parts }) => periodIn(parts[column]?.text ?? '')?.isRange))
  );
}
