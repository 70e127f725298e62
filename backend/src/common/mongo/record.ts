import {
  Mongoose,
  Types,
  type ClientSession,
  type Model,
  type QueryFilter,
  type Schema,
  type UpdateQuery,
} from 'mongoose';
import { ProblemError } from '../errors/problem.error.js';

/** Fields of every stored record. `version` counts its changes, so a stale writer gets 409. */
export interface StoredRecord {
  _id: Types.ObjectId;
  createdAt: Date;
  modifiedAt: Date;
  version: number;
}

/** Schema options of every collection: our own names for the time stamps, our own version counter. */
export const recordOptions = (collection: string) =>
  ({
    collection,
    timestamps: { createdAt: 'createdAt', updatedAt: 'modifiedAt' },
    versionKey: false,
    minimize: false,
    strict: 'throw',
  }) as const;

/** The version field for a schema definition. */
export const versionField = { version: { type: Number, required: true, default: 0 } } as const;

const unconnected = new Mongoose({ autoCreate: false, autoIndex: false });

/** Makes empty records of a schema, with its defaults. */
export function emptyRecords<T>(schema: Schema<T>): () => Omit<T, '_id'> {
  const Empty = unconnected.model(String(schema.get('collection')), schema);
  return () => {
    const { _id, ...fields } = new Empty().toObject() as T & { _id: unknown };
    return fields;
  };
}

export const objectId = (id: string): Types.ObjectId => new Types.ObjectId(id);

/** Fields to `$set`, without the undefined ones. */
export const definedFields = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;

/** Whether a change names no field, so there is nothing to write; refuses a stale version all the same. */
export function leavesAsIs({ version }: StoredRecord, seen: number | undefined, changes: object): boolean {
  if (Object.keys(definedFields(changes)).length > 0) return false;
  if (seen !== undefined && seen !== version) throw new ProblemError('stale_version');
  return true;
}

/** Writes one new record in a transaction and returns the stored one. */
export async function createRecord<T>(model: Model<T>, fields: object, session: ClientSession): Promise<T> {
  const [created] = await model.create([fields] as never, { session });
  if (!created) throw new Error('nothing was created');
  return created.toObject();
}

/** Removes records and returns their ids. */
export async function removeRecords<T extends { _id: Types.ObjectId }>(
  model: Model<T>,
  match: QueryFilter<T>,
  session: ClientSession,
): Promise<Types.ObjectId[]> {
  const found = await model.find(match).select('_id').session(session).lean<{ _id: Types.ObjectId }[]>();
  const ids = found.map(({ _id }) => _id);
  if (ids.length > 0) await model.deleteMany({ _id: { $in: ids } } as QueryFilter<T>, { session });
  return ids;
}

/** Removes the records of candidates and returns their ids. */
export const removeOfCandidates = <T extends { _id: Types.ObjectId; candidateId: Types.ObjectId | null }>(
  model: Model<T>,
  candidateIds: readonly Types.ObjectId[],
  session: ClientSession,
): Promise<Types.ObjectId[]> => removeRecords(model, { candidateId: { $in: candidateIds } }, session);

/**
 * Changes one record if it still has the version that the caller saw (any version without one) and returns the new record.
 * Throws not_found, or stale_version when another writer was first.
 */
export async function updateVersioned<T extends StoredRecord>(
  model: Model<T>,
  id: string | Types.ObjectId,
  version: number | undefined,
  update: UpdateQuery<T>,
  session?: ClientSession,
): Promise<T> {
  const match = version === undefined ? { _id: id } : { _id: id, version };
  const changed = await model
    .findOneAndUpdate(
      match as never,
      { ...update, $inc: { ...update.$inc, version: 1 } },
      {
        returnDocument: 'after',
        session: session ?? null,
        runValidators: true,
      },
    )
    .lean<T>();
  if (changed) return changed;
  const exists = await model.exists({ _id: id } as never).session(session ?? null);
  throw new ProblemError(exists ? 'stale_version' : 'not_found');
}
