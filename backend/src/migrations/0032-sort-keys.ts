import type { Migration } from './migration.js';
import { LABELS, writeSortKeys } from './write-sort-keys.js';

export const sortKeys: Migration = {
  id: '0032-sort-keys',
  does: 'lists sort texts by stored keys: numbers by value, without regard to case, accents and signs',
  async up(db) {
    await writeSortKeys(db, (name) => (name === 'candidates' ? {} : { sortKeys: { $exists: false } }));
    for (const name of LABELS)
      await db.collection(name).updateMany({ keys: { $exists: true } }, { $unset: { keys: '' } });
  },
};
