import type { Migration } from './migration.js';

/** Keeps public pages as they were: they showed everything, and search engines did not find them, because a script drew them. */
export const publicChoices: Migration = {
  id: '0007-public-choices',
  does: 'candidates have `publicHidden` (none of the blocks) and `publicSearchable` (no)',
  async up(db) {
    const none = { publicHidden: [], publicSearchable: false };
    await db.collection('candidates').updateMany({ publicHidden: { $exists: false } }, { $set: none });
  },
};
