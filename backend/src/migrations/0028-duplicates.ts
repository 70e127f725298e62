import type { Types } from 'mongoose';
import type { Migration } from './migration.js';

interface Scan {
  _id: string;
  after: Types.ObjectId | null;
}

export const duplicates: Migration = {
  id: '0028-duplicates',
  does: 'the worker looks for candidates who are there twice, beginning with the oldest',
  async up(db) {
    await db
      .collection<Scan>('identity_scans')
      .updateOne({ _id: 'candidates' }, { $setOnInsert: { after: null } }, { upsert: true });
  },
};
