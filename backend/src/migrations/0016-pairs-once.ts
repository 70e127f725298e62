import type { mongo } from 'mongoose';
import type { TranslationSkill } from '../modules/candidates/record/candidate.record.js';
import { pairKeys } from '../modules/candidates/record/language-key.rules.js';
import type { Migration } from './migration.js';

interface Translator {
  _id: mongo.ObjectId;
  candidateInfo: { skillSet: { translationSkills: TranslationSkill[] } };
}

const PAIRS = 'candidateInfo.skillSet.translationSkills';

/** Two rows of one pair as one: the other row gives what the first one leaves open. */
const joined = (first: TranslationSkill, other: TranslationSkill): TranslationSkill => ({
  ...first,
  specialisms: [...new Set([...first.specialisms, ...other.specialisms])],
  pricePerWord: first.pricePerWord ?? other.pricePerWord,
  sworn: first.sworn ?? other.sworn,
});

function once(pairs: readonly TranslationSkill[]): TranslationSkill[] {
  const kept = new Map<string, TranslationSkill>();
  for (const pair of pairs) {
    const key = `${pair.from}>${pair.to}`;
    const first = kept.get(key);
    if (pair.from !== pair.to) kept.set(key, first ? joined(first, pair) : pair);
  }
  return [...kept.values()];
}

export const pairsOnce: Migration = {
  id: '0016-pairs-once',
  does: 'a candidate has each translation pair once, and none from a language to itself',
  async up(db) {
    const candidates = db.collection('candidates');
    const stored = candidates.find<Translator>({ [`${PAIRS}.0`]: { $exists: true } }, { projection: { [PAIRS]: 1 } });
    for await (const { _id, candidateInfo } of stored) {
      const before = candidateInfo.skillSet.translationSkills;
      const translationSkills = once(before);
      if (translationSkills.length === before.length) continue;
      // A form that is open meanwhile has the removed rows; the new version makes it merge.
      await candidates.updateOne(
        { _id, [PAIRS]: before },
        { $set: { [PAIRS]: translationSkills, pairKeys: pairKeys({ translationSkills }) }, $inc: { version: 1 } },
      );
    }
  },
};
