import type { mongo } from 'mongoose';
import { today } from '../common/time.js';
import type { Migration } from './migration.js';

const OLD = 'candidateInfo.unavailable';
const SAID_NOTHING_ELSE = {
  ...{ state: 'looking', from: null, until: null, daysPerWeek: null, hoursPerWeek: null, weekdays: [] },
  ...{ noticeDays: null, confirmedOn: null, confirmedBy: null, confirmedById: null },
};

/** An absence without a first day begins on the day of the migration, or on its own last day if that has passed. */
const away = (now: string): object => ({
  from: { $ifNull: [`$${OLD}.from`, { $min: [{ $ifNull: [`$${OLD}.to`, now] }, now] }] },
  to: { $ifNull: [`$${OLD}.to`, null] },
});

export const availability: Migration = {
  id: '0029-availability',
  does: 'the days on which a candidate is away become a period of the availability, which nobody has confirmed yet',
  async up(db: mongo.Db) {
    const candidates = db.collection('candidates');
    const isAway = { $or: [{ [`${OLD}.from`]: { $gt: '' } }, { [`${OLD}.to`]: { $gt: '' } }] };
    await candidates.updateMany({ availability: { $exists: false }, ...isAway }, [
      { $set: { availability: { ...SAID_NOTHING_ELSE, away: [away(today())] } } },
      { $unset: OLD },
    ]);
    await candidates.updateMany({ availability: { $exists: false } }, [
      { $set: { availability: null } },
      { $unset: OLD },
    ]);
  },
};
