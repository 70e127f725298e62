import type { Migration } from './migration.js';

export const accountRemovals: Migration = {
  id: '0003-account-removals',
  does: 'the collection `departures` becomes `account_removals`, and its `why` becomes `reason`',
  async up(db) {
    const names = (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
    // An API of this version that started before the migration has created an empty collection.
    if (names.includes('departures')) await db.renameCollection('departures', 'account_removals', { dropTarget: true });
    await db.collection('account_removals').updateMany({ why: { $exists: true } }, { $rename: { why: 'reason' } });
  },
};
