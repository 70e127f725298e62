import type { Migration } from './migration.js';

export const listBucket: Migration = {
  id: '0013-list-bucket',
  does: '`standing` of candidates becomes `listBucket`, the same number under a name that says what it is for',
  async up(db) {
    await db
      .collection('candidates')
      .updateMany({ standing: { $exists: true } }, { $rename: { standing: 'listBucket' } });
  },
};
