import type { mongo } from 'mongoose';
import type { TranslationSkill } from '../modules/candidates/record/candidate.record.js';
import { pairKeys } from '../modules/candidates/record/language-key.rules.js';
import type { Migration } from './migration.js';

interface Translator {
  _id: mongo.ObjectId;
  candidateInfo: { skillSet: { translationSkills: TranslationSkill[] } };
}

const PAIRS = 'candidateInfo.skillSet.translationSkills';

export const pairAreas: Migration = {
  id: '0018-pair-areas',
  does: 'translators are found by the subject area of a pair',
  async up(db) {
    const candidates = db.collection('candidates');
    const found = candidates.find<Translator>({ [`${PAIRS}.specialisms.0`]: { $exists: true } });
    for await (const { _id, candidateInfo } of found.project<Translator>({ [PAIRS]: 1 }))
      await candidates.updateOne({ _id }, { $set: { pairKeys: pairKeys(candidateInfo.skillSet) } });
  },
};
