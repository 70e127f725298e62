import type { Migration } from './migration.js';

/** Old scores have no author; they become read-only and visible to all. */
const given = {
  recruiterId: null,
  scores: '$scores',
  comment: '$comment',
  modifiedAt: '$modifiedAt',
  version: '$version',
};
const isEmpty = { $and: [{ $eq: ['$scores', {}] }, { $eq: [{ $ifNull: ['$comment', null] }, null] }] };

export const scoresByRecruiter: Migration = {
  id: '0006-scores-by-recruiter',
  does: "a candidate's scores on a card are kept by recruiter, in `assessments`; those that are there are nobody's in particular",
  async up(db) {
    await db
      .collection('candidatescorecards')
      .updateMany({ assessments: { $exists: false } }, [
        { $set: { assessments: { $cond: [isEmpty, [], [given]] } } },
        { $unset: ['scores', 'comment'] },
      ]);
  },
};
