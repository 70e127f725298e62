/** The middle of what the rounds measured, with the least and the most of them. */
export interface Spread {
  median: number;
  least: number;
  most: number;
}

export type Goal = { atLeast: number } | { atMost: number };

/** A line of the report. */
export interface Row {
  what: string;
  value: Spread;
  /** `x` for a ratio. */
  unit: string;
  goal?: Goal;
  /** The parts of a ratio, or further numbers. */
  detail?: string;
}

/** Lines of one measurement, with a title. */
export interface Section {
  title: string;
  /** The measurement in a sentence or two. */
  about: string;
  rows: Row[];
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number): number => sorted[index] ?? NaN;
  return { median: at(Math.floor(sorted.length / 2)), least: at(0), most: at(sorted.length - 1) };
}

export const median = (values: readonly number[]): number => spreadOf(values).median;

/** The ratio within each round, so other load on the machine affects both parts. */
export const ratiosOf = (above: readonly number[], below: readonly number[]): Spread =>
  spreadOf(above.map((value, round) => value / (below[round] ?? NaN)));

export const isMet = ({ value: { median }, goal }: Row): boolean => {
  if (!goal) return true;
  return 'atLeast' in goal ? median >= goal.atLeast : median <= goal.atMost;
};
