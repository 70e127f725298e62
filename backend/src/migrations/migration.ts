import type { mongo } from 'mongoose';

/** A change of what is stored, made once in each database. */
export interface Migration {
  /** Number and name, as its file is called; the `migrations` collection records it by this. */
  id: string;
  /** What it does, said to the operator before it is done. */
  does: string;
  /**
   * Works on the raw database with names and values written out, since the schemas go on changing. It may have been cut off half-way before,
   * so doing it again must come to the same.
   */
  up: (db: mongo.Db) => Promise<void>;
}
