import type { mongo } from 'mongoose';
import type { Migration } from './migration.js';

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;
/** The first looks are spread, so that an update does not mail everybody on one day. */
const SPREAD_MS = 30 * DAY_MS;

export const askedPeople: Migration = {
  id: '0030-asked-people',
  does: 'candidates who applied or were written to within a year are asked for their availability, spread over 30 days',
  async up(db: mongo.Db) {
    const now = new Date();
    const contacts = [
      { collection: 'jobapplications', time: 'createdAt', match: {} },
      { collection: 'emails', time: 'sentAt', match: { createdBy: { $ne: null }, confidential: false } },
    ];
    for (const { collection, time, match } of contacts)
      await db
        .collection(collection)
        .aggregate([
          { $match: { ...match, candidateId: { $ne: null }, [time]: { $gte: new Date(now.getTime() - YEAR_MS) } } },
          { $group: { _id: '$candidateId', contactedAt: { $max: `$${time}` } } },
          {
            $project: {
              ...{ contactedAt: 1, frequency: 'usual', version: { $literal: 0 } },
              ...{ createdAt: now, modifiedAt: now },
              nextAskAt: { $add: [now, { $floor: { $multiply: [{ $rand: {} }, SPREAD_MS] } }] },
            },
          },
          {
            $merge: {
              ...{ into: 'asked_people', on: '_id' },
              whenMatched: [{ $set: { contactedAt: { $max: ['$contactedAt', '$$new.contactedAt'] } } }],
            },
          },
        ])
        .toArray();
  },
};
