import type { Migration } from './migration.js';

const SKILLS = '$candidateInfo.skillSet';
const NEW_PAIR = { specialisms: [], pricePerWord: null, sworn: null };

/** One key for each pair; `before` and `after` are its ends, or empty texts. */
const keysOf = (before: string, after: string) => ({
  $map: { input: { $ifNull: [`${SKILLS}.translationSkills`, []] }, as: 'pair', in: { $concat: [before, '>', after] } },
});

export const languages: Migration = {
  id: '0015-languages',
  does: 'translation pairs get specialisms, a rate and an oath, candidates other languages and tools; pairs and mother tongues are found by keys',
  async up(db) {
    const pairs = {
      $map: {
        input: { $ifNull: [`${SKILLS}.translationSkills`, []] },
        as: 'pair',
        in: { $mergeObjects: [NEW_PAIR, '$$pair'] },
      },
    };
    const tongue = { $ifNull: [`${SKILLS}.motherTongue`, null] };
    await db.collection('candidates').updateMany({ pairKeys: { $exists: false } }, [
      {
        $set: {
          pairKeys: {
            $setUnion: [keysOf('$$pair.from', '$$pair.to'), keysOf('$$pair.from', ''), keysOf('', '$$pair.to')],
          },
          tongueKeys: { $cond: [{ $eq: [tongue, null] }, [], [tongue]] },
          'candidateInfo.minimumFee': null,
          'candidateInfo.wordsPerDay': null,
          'candidateInfo.catTools': [],
          'candidateInfo.skillSet.languages': [],
          'candidateInfo.skillSet.translationSkills': pairs,
        },
      },
    ]);
  },
};
