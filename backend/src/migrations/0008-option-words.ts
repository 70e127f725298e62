import type { mongo } from 'mongoose';
import type { Migration } from './migration.js';

/** Collection, name, old and new French. Labels that an agency has changed stay. */
const WORDS = [
  ['employmenttypes', 'freelance', 'Indépendant', 'Freelance'],
  ['applicantlevels', 'starter', 'Débutant', 'Débutant·e'],
  ['applicantlevels', 'medior', 'Confirmé', 'Confirmé·e'],
  ['applicantlevels', 'expert', 'Expert', 'Expert·e'],
] as const;

export const optionWords: Migration = {
  id: '0008-option-words',
  does: 'the French of a job’s type of employment and level is no longer masculine only, where it is still as we wrote it',
  async up(db: mongo.Db) {
    for (const [collection, name, before, now] of WORDS) {
      await db.collection(collection).updateOne({ name, 'label.FR': before }, { $set: { 'label.FR': now } });
    }
  },
};
