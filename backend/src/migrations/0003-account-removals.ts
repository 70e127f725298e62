import type { Migration } from './migration.js';

export const accountRemovals: Migration = {
  id: '0003-account-removals',
  does: 'the collection `departures` becomes `account_removals`, and its `why` becomes `reason`',
  async up(db) {
    const names = (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
    // An empty one may be there already when an API of this version was started too early.
    if (names.includes('departures')) await db.renameCollection('departures', 'account_removals', { dropTarget: true });
    await db.collection('account_removals').updateMany({ why: { $exists: true } }, { $rename: { why: 'reason' } });
  },
};
