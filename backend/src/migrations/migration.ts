import type { mongo } from 'mongoose';

/** A change of stored data, executed once in each database. */
export interface Migration {
  /** Number and name, as in the file name; the key in the `migrations` collection. */
  id: string;
  /** A description for the operator, shown before the execution. */
  does: string;
  /**
   * Works on the raw database with literal names and values, because schemas change later. An earlier run may have stopped half-way,
   * so it must be repeatable.
   */
  up: (db: mongo.Db) => Promise<void>;
}
