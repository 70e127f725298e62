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
