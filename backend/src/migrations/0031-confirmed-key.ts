import type { Migration } from './migration.js';

export const confirmedKey: Migration = {
  id: '0031-confirmed-key',
  does: 'candidates are sorted by the last confirmation of their availability',
  async up(db) {
    await db
      .collection('candidates')
      .updateMany({ confirmedKey: { $exists: false } }, [
        { $set: { confirmedKey: { $ifNull: ['$availability.confirmedOn', new Date(0)] } } },
      ]);
  },
};
