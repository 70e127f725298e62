import type { Migration } from './migration.js';

/** Numbers that mean nothing when they are 0. */
const FIELDS = ['pricePerWord', 'dayRate', 'wordsPerDay'];
const PAIR_PRICES = 'candidateInfo.skillSet.translationSkills';

export const ratesAboveZero: Migration = {
  id: '0017-rates-above-zero',
  does: 'a rate of 0 is no rate',
  async up(db) {
    const candidates = db.collection('candidates');
    for (const field of FIELDS.map((name) => `candidateInfo.${name}`))
      await candidates.updateMany({ [field]: 0 }, { $set: { [field]: null }, $inc: { version: 1 } });
    await candidates.updateMany(
      { [`${PAIR_PRICES}.pricePerWord`]: 0 },
      { $set: { [`${PAIR_PRICES}.$[free].pricePerWord`]: null }, $inc: { version: 1 } },
      { arrayFilters: [{ 'free.pricePerWord': 0 }] },
    );
  },
};
