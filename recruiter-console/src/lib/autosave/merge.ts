export type Value = string | number;
/** What is written, by its key: an answer by its question, a rating by its item. A key that is left out is empty. */
export type Values = Readonly<Record<string, Value>>;

const isEmpty = (value: Value | undefined): boolean => value === undefined || value === '' || value === 0;
const isSame = (one: Value | undefined, other: Value | undefined): boolean =>
  one === other || (isEmpty(one) && isEmpty(other));

const keysOf = (...all: Values[]): string[] => [...new Set(all.flatMap((values) => Object.keys(values)))];

/** Keys whose values differ. */
export const changedKeys = (one: Values, other: Values): string[] =>
  keysOf(one, other).filter((key) => !isSame(one[key], other[key]));

interface Merged {
  values: Values;
  /** What a colleague wrote under a key that was changed here too; which of the two stays is for a person to say. */
  conflicts: Values;
}

/** Changes of two people to what both began with: each key keeps the change of whoever made one. */
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
