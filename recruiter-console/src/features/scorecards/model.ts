import { scorecardPercent } from '@byline/shared-types/domain';
import type { CandidateScorecardResponse } from '../../api';
import type { Snapshot } from '../../lib/autosave/Autosaver';
import type { Values } from '../../lib/autosave/merge';

type Card = CandidateScorecardResponse;
type Categories = Card['categories'];
/** The scores and the comment of one recruiter on a card. */
export type Assessment = Card['assessments'][number];

/** The key of the comment; no rating has it. */
export const COMMENT = 'comment';

export const scoreKey = (categoryId: string, itemId: string): string => `${categoryId}-${itemId}`;

export const snapshotOf = ({ scores, comment, version }: Pick<Card, 'scores' | 'comment' | 'version'>): Snapshot => ({
  values: { ...scores, [COMMENT]: comment ?? '' },
  version,
});

const itemsOf = (categories: Categories) =>
  categories.flatMap(({ _id, items }) => items.map((item) => ({ key: scoreKey(_id, item._id), weight: item.weight })));

/** The user's ratings and comment in a request. Leaves out empty ratings (0) and items that are no longer on the card. */
export function toRequest(categories: Categories, values: Values) {
  const rated = itemsOf(categories).flatMap(({ key }): [string, number][] => {
    const rating = Number(values[key] ?? 0);
    return rating > 0 ? [[key, rating]] : [];
  });
  return { scores: Object.fromEntries(rated), comment: String(values[COMMENT] ?? '').trim() || null };
}

/** Progress and score of the user's current ratings. */
export function standingOf(categories: Categories, values: Values) {
  const items = itemsOf(categories).map(({ key, weight }) => ({ weight, rating: Number(values[key] ?? 0) || null }));
  return {
    all: items.length,
    rated: items.filter(({ rating }) => rating !== null).length,
    percent: scorecardPercent(items),
  };
}

export const colleaguesOn = ({ assessments }: Card, me: string): Assessment[] =>
  assessments.filter(({ recruiter }) => recruiter?._id !== me);

/** Initials of a recruiter who no longer exists. */
export const UNKNOWN = { firstname: '?' };
