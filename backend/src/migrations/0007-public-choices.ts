import type { Migration } from './migration.js';

/** Before, a public page showed everything; search engines did not find it, for it was drawn by a script. */
export const publicChoices: Migration = {
  id: '0007-public-choices',
  does: 'candidates have `publicHidden` (none of the blocks) and `publicSearchable` (no)',
  async up(db) {
    const none = { publicHidden: [], publicSearchable: false };
    await db.collection('candidates').updateMany({ publicHidden: { $exists: false } }, { $set: none });
  },
};
