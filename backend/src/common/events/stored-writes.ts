import { Injectable } from '@nestjs/common';
import {
  Types,
  type ClientSession,
  type Connection,
  type Document,
  type Model,
  type Query,
  type Schema,
} from 'mongoose';

/** A record that was written: no contents. Ids are null if the write does not name them. */
export interface StoredWrite {
  model: string;
  removed: boolean;
  id: string | null;
  /** The record about which this one is. */
  candidateId: string | null;
  /** The user of the removed records, if a deletion of several names one. */
  userId: string | null;
}

type Listener = (write: StoredWrite, session: ClientSession | undefined) => void;
type Keys = Record<string, unknown>;

/** A write that names more records than this names none. */
const MAX_NAMED = 50;

/** The ids in a condition; null if it does not name them one by one. */
function idsIn(condition: unknown): string[] | null {
  if (condition instanceof Types.ObjectId || typeof condition === 'string') return [String(condition)];
  const named: unknown = (condition as { $in?: unknown } | null | undefined)?.$in;
  return Array.isArray(named) && named.length <= MAX_NAMED ? named.map(String) : null;
}

const oneIn = (condition: unknown): string | null => {
  const ids = idsIn(condition);
  return ids?.length === 1 ? (ids[0] ?? null) : null;
};

/** Mongoose hooks into a schema once for all connections of a process, so a hook finds the listeners of its own connection here. */
const ofConnection = new WeakMap<Connection, StoredWrites>();

/** Hooks into the writes of a schema. */
function hookIntoWrites(schema: Schema): void {
  schema.post('save', function (this: Document) {
    const { db, modelName } = this.constructor as Model<unknown>;
    ofConnection.get(db)?.tell(modelName, [this], false, this.$session() ?? undefined);
  });
  schema.post(['updateOne', 'updateMany'], { query: true, document: false }, function (result: unknown) {
    const { modifiedCount, upsertedCount } = result as { modifiedCount?: number; upsertedCount?: number };
    if (modifiedCount !== 0 || upsertedCount) ofConnection.get(this.model.db)?.tellMatched(this, false);
  });
  schema.post(['deleteOne', 'deleteMany'], { query: true, document: false }, function (result: unknown) {
    if ((result as { deletedCount?: number }).deletedCount !== 0)
      ofConnection.get(this.model.db)?.tellMatched(this, true);
  });
  schema.post('findOneAndUpdate', function (changed: object | null) {
    const { db, modelName } = this.model;
    if (changed) ofConnection.get(db)?.tell(modelName, [changed], false, this.getOptions().session ?? undefined);
  });
  // Only a transaction writes in bulk, so listeners that wait for its commit hear of it afterwards.
  schema.pre('bulkWrite', function (operations, options) {
    const filters = operations.map((one) => ('updateOne' in one ? (one.updateOne.filter as Keys) : {}));
    ofConnection.get(this.db)?.tell(this.modelName, filters, false, options?.session);
  });
}

/** Tells its listeners of every write through Mongoose, within the transaction. Complete by construction: no service has to remember it. */
@Injectable()
export class StoredWrites {
  private readonly listeners: Listener[] = [];

  on(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** Follows the writes of a connection, which has no models yet. */
  follow(connection: Connection): Connection {
    ofConnection.set(connection, this);
    return connection.plugin(hookIntoWrites);
  }

  tellMatched(query: Query<unknown, unknown>, removed: boolean): void {
    const filter = query.getFilter() as Keys;
    const rest = { ...filter, _id: undefined };
    const found = (idsIn(filter._id) ?? [undefined]).map((_id) => ({ ...rest, _id }));
    this.tell(query.model.modelName, found, removed, query.getOptions().session ?? undefined);
  }

  tell(model: string, records: readonly object[], removed: boolean, session: ClientSession | undefined): void {
    for (const record of records) {
      const { _id, candidateId, userId } = record as Keys;
      const write = { model, removed, id: oneIn(_id), candidateId: oneIn(candidateId), userId: oneIn(userId) };
      for (const listener of this.listeners) listener(write, session);
    }
  }
}
