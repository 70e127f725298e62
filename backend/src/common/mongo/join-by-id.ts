import type { Types } from 'mongoose';

type Id = string | Types.ObjectId;

/** Loads the records that others refer to with one query, or without a query if there are no ids, and returns a look-up by id. */
export async function joinById<T extends { _id: Id }>(
  ids: readonly (Id | null)[],
  find: (ids: string[]) => Promise<readonly T[]>,
): Promise<(id: Id | null) => T | null> {
  const wanted = [...new Set(ids.flatMap((id) => (id === null ? [] : [String(id)])))];
  const found = wanted.length === 0 ? [] : await find(wanted);
  const byId = new Map(found.map((record) => [String(record._id), record]));
  return (id) => (id === null ? null : (byId.get(String(id)) ?? null));
}
