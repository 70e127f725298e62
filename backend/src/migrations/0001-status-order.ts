import type { Migration } from './migration.js';

const ORDER = {
  none: 0,
  phone_interview: 100,
  test: 200,
  live_interview: 300,
  offer: 400,
  active: 500,
  contract: 600,
};

export const statusOrder: Migration = {
  id: '0001-status-order',
  does: "the order of a candidate's status is no longer its place in a list: `stage` becomes `statusOrder`, with room in between",
  async up(db) {
    const branches = Object.entries(ORDER).map(([status, order]) => ({
      case: { $eq: ['$status', status] },
      then: order,
    }));
    await db
      .collection('candidates')
      .updateMany({ stage: { $exists: true } }, [
        { $set: { statusOrder: { $switch: { branches, default: 0 } } } },
        { $unset: 'stage' },
      ]);
  },
};
