import type { Types } from 'mongoose';

type Id = string | Types.ObjectId;

/** Null, or undefined in a record that is older than the field. */
type MaybeId = Id | null | undefined;

/** Loads the records that others refer to with one query, or without a query if there are no ids, and returns a look-up by id. */
export async function joinById<T extends { _id: Id }>(
  ids: readonly MaybeId[],
  find: (ids: string[]) => Promise<readonly T[]>,
): Promise<(id: MaybeId) => T | null> {
  const wanted = [...new Set(ids.flatMap((id) => (id ? [String(id)] : [])))];
  const found = wanted.length === 0 ? [] : await find(wanted);
  const byId = new Map(found.map((record) => [String(record._id), record]));
  return (id) => (id ? (byId.get(String(id)) ?? null) : null);
}
