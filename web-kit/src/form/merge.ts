/** The fields of a form after another person saved the record while it was open. */
export interface Merge<Values> {
  /** Theirs for the fields that only they changed, mine for all others. */
  merged: Values;
  /** Fields that both changed to different values; the user chooses. */
  both: (keyof Values)[];
  fromThem: (keyof Values)[];
  fromMe: (keyof Values)[];
}

const differ = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** Whether one save made this version from the other, so that its author changed each field that differs. */
export const isNextVersion = (theirs: { version: number }, before: { version: number }): boolean =>
  theirs.version === before.version + 1;

/** The fields that identify a row in both lists; a row without any of these equals only itself. */
const IDENTITY = ['skillId', 'from', 'to', 'language', 'name'] as const;
function keyOf(row: unknown): string {
  const known = typeof row === 'object' && row !== null ? IDENTITY.filter((name) => name in row) : [];
  return JSON.stringify(known.length > 0 ? known.map((name) => (row as Record<string, unknown>)[name]) : row);
}
const byKey = (rows: readonly unknown[]) => new Map(rows.map((row) => [keyOf(row), row]));

/** Merges a list row by row: keeps the rows that either side added or changed, drops those that either removed, and takes mine where both changed a row. */
export function mergeLists(base: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[]): unknown[] {
  const [before, here, there] = [byKey(base), byKey(mine), byKey(theirs)];
  const isOld = (row: unknown): boolean => before.has(keyOf(row)) && !differ(row, before.get(keyOf(row)));
  const kept = mine.filter((row) => there.has(keyOf(row)) || !isOld(row));
  const added = theirs.filter((row) => !here.has(keyOf(row)) && !isOld(row));
  return [...kept.map((row) => (isOld(row) ? there.get(keyOf(row)) : row)), ...added];
}

/** A list in conflict that holds the changes of both sides; undefined for another value, or where one side has it all. */
export function bothOf<Values extends object>(
  { base, merged, theirValues }: { base: Values; merged: Values; theirValues: Values },
  name: keyof Values,
): unknown[] | undefined {
  const [before, mine, theirs] = [base[name], merged[name], theirValues[name]] as unknown[];
  if (!Array.isArray(mine) || !Array.isArray(theirs)) return undefined;
  const together = mergeLists(Array.isArray(before) ? before : [], mine, theirs);
  return [mine, theirs].every((side) => differ(together, side)) ? together : undefined;
}

/** Three-way merge, field by field: both persons started from `base`. A field that `base` lacks counts as changed by both. */
export function mergeOf<Values extends object>(base: Partial<Values>, mine: Values, theirs: Values): Merge<Values> {
  const names = Object.keys(mine) as (keyof Values)[];
  const apart = names.filter((name) => differ(mine[name], theirs[name]));
  const byMe = new Set(apart.filter((name) => differ(mine[name], base[name])));
  const byThem = new Set(apart.filter((name) => differ(theirs[name], base[name])));
  const fromThem = apart.filter((name) => !byMe.has(name));
  return {
    merged: { ...mine, ...Object.fromEntries(fromThem.map((name) => [name, theirs[name]])) },
    both: apart.filter((name) => byMe.has(name) && byThem.has(name)),
    fromThem,
    fromMe: apart.filter((name) => !byThem.has(name)),
  };
}

/**
 * The fields of a request that differ from `before`. The API merges the fields named in `parts`, so they contain only the differences
 * within.
 */
export function changedPart<Request extends object>(
  request: Request,
  before: Request,
  parts: readonly string[] = [],
): Partial<Request> {
  const names = (Object.keys(request) as (keyof Request & string)[]).filter((name) =>
    differ(request[name], before[name]),
  );
  return Object.fromEntries(
    names.map((name) => [
      name,
      parts.includes(name) ? changedPart(request[name] as object, before[name] as object, parts) : request[name],
    ]),
  ) as Partial<Request>;
}
