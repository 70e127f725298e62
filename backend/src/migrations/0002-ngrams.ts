import type { mongo } from 'mongoose';
import type { Migration } from './migration.js';

const COLLECTIONS = [
  'campaigns',
  'candidates',
  'emails',
  'interviews',
  'interviewtemplates',
  'jobapplications',
  'jobs',
  'mediums',
  'notes',
  'scorecardcategories',
  'scorecards',
  'skillcategories',
  'skills',
  'tags',
  'tasks',
  'tests',
  'users',
];

async function dropIndexes(collection: mongo.Collection): Promise<void> {
  for (const { key, name } of await collection.indexes()) {
    if ('grams' in key && name) await collection.dropIndex(name);
  }
}

export const ngrams: Migration = {
  id: '0002-ngrams',
  does: 'what searches find records by is called `ngrams` instead of `grams`; its indexes are dropped first and made anew afterwards',
  async up(db) {
    const there = new Set((await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name));
    for (const name of COLLECTIONS.filter((one) => there.has(one))) {
      const collection = db.collection(name);
      await dropIndexes(collection);
      await collection.updateMany({ grams: { $exists: true } }, { $rename: { grams: 'ngrams' } });
    }
  },
};
