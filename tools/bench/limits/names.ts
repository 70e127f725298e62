import type { Db, ObjectId } from 'mongodb';

/** A record as it is stored; a limit program types only the fields that it reads. */
export type Stored = Record<string, unknown>;

/** The answer of the API to one call, made with the driver alone. */
export type Limit = (db: Db, id: string) => Promise<unknown>;

/** The fields of other records that an answer shows. */
const SHOWN = {
  users: { firstname: 1, name: 1 },
  skills: { label: 1, state: 1 },
  tags: { label: 1 },
  sources: { label: 1 },
} as const;

export type Names = (id: ObjectId | null) => Stored | undefined;

const kept = new Map<string, Stored>();
/** As long as the API keeps a name (docs/architecture.md#names). */
setInterval(() => kept.clear(), 5_000);

/** Reads the named records that are not kept. */
export async function namesOf(
  db: Db,
  wanted: Partial<Record<keyof typeof SHOWN, readonly (ObjectId | null)[]>>,
): Promise<Names> {
  const known = new Map(kept);
  const read = async (collection: keyof typeof SHOWN, ids: readonly (ObjectId | null)[]): Promise<void> => {
    const missing = ids.filter((id) => id !== null && !known.has(String(id)));
    if (missing.length === 0) return;
    const projection = SHOWN[collection];
    for (const record of await db
      .collection(collection)
      .find({ _id: { $in: missing as ObjectId[] } }, { projection })
      .toArray()) {
      known.set(String(record._id), record);
      kept.set(String(record._id), record);
    }
  };
  await Promise.all(Object.entries(wanted).map(([name, ids]) => read(name as keyof typeof SHOWN, ids)));
  return (id) => known.get(String(id));
}
