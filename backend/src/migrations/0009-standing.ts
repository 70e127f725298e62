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

export const standing: Migration = {
  id: '0009-standing',
  does: 'where candidates stand (archived, somebody assigned, status) is kept as one number, for the indexes of the filters',
  async up(db) {
    const branches = Object.entries(ORDER).map(([status, order]) => ({
      case: { $eq: ['$status', status] },
      then: order,
    }));
    const isAssigned = { $ne: [{ $ifNull: ['$assignedTo', null] }, null] };
    const parts = [
      { $cond: ['$archived', 10_000, 0] },
      { $cond: [isAssigned, 1_000, 0] },
      { $switch: { branches, default: 0 } },
    ];
    await db.collection('candidates').updateMany({}, [{ $set: { standing: { $add: parts } } }]);
  },
};
