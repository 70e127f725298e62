export type Value = string | number;
/** Typed values by key: an answer by its question, a rating by its item. A missing key is empty. */
export type Values = Readonly<Record<string, Value>>;

const isEmpty = (value: Value | undefined): boolean => value === undefined || value === '' || value === 0;
const isSame = (one: Value | undefined, other: Value | undefined): boolean =>
  one === other || (isEmpty(one) && isEmpty(other));

const keysOf = (...all: Values[]): string[] => [...new Set(all.flatMap((values) => Object.keys(values)))];

/** Keys with different values. */
export const changedKeys = (one: Values, other: Values): string[] =>
  keysOf(one, other).filter((key) => !isSame(one[key], other[key]));

interface Merged {
  values: Values;
  /** A colleague's values for keys that changed here too; the user chooses between the two. */
  conflicts: Values;
}

/** Merges two changes of the same base; a key that only one side changed keeps that change. */
export function merge(base: Values, mine: Values, theirs: Values): Merged {
  const changedHere = new Set(changedKeys(base, mine));
  const changedThere = new Set(changedKeys(base, theirs));
  const values: Record<string, Value> = { ...theirs };
  const conflicts: Record<string, Value> = {};
  for (const key of changedHere) {
    if (changedThere.has(key) && !isSame(mine[key], theirs[key])) conflicts[key] = theirs[key] ?? '';
    values[key] = mine[key] ?? '';
  }
  return { values, conflicts };
}
