import { scorecardPercent } from '@byline/shared-types/domain';
import type { CandidateScorecardResponse } from '../../api';
import type { Snapshot } from '../../lib/autosave/Autosaver';
import type { Values } from '../../lib/autosave/merge';

type Card = CandidateScorecardResponse;
type Categories = Card['categories'];
/** What one recruiter gave on a card. */
export type Assessment = Card['assessments'][number];

/** Beside the ratings; no rating is named so. */
export const COMMENT = 'comment';

export const scoreKey = (categoryId: string, itemId: string): string => `${categoryId}-${itemId}`;

export const snapshotOf = ({ scores, comment, version }: Pick<Card, 'scores' | 'comment' | 'version'>): Snapshot => ({
  values: { ...scores, [COMMENT]: comment ?? '' },
  version,
});

const itemsOf = (categories: Categories) =>
  categories.flatMap(({ _id, items }) => items.map((item) => ({ key: scoreKey(_id, item._id), weight: item.weight })));

/** My ratings and comment as they are saved: 0 is no rating, and what the card no longer asks is left behind. */
export function toRequest(categories: Categories, values: Values) {
  const rated = itemsOf(categories).flatMap(({ key }): [string, number][] => {
    const rating = Number(values[key] ?? 0);
    return rating > 0 ? [[key, rating]] : [];
  });
  return { scores: Object.fromEntries(rated), comment: String(values[COMMENT] ?? '').trim() || null };
}

/** How a card stands with what I rated now. */
export function standingOf(categories: Categories, values: Values) {
  const items = itemsOf(categories).map(({ key, weight }) => ({ weight, rating: Number(values[key] ?? 0) || null }));
  return {
    all: items.length,
    rated: items.filter(({ rating }) => rating !== null).length,
    percent: scorecardPercent(items),
  };
}

/** What the others gave. */
export const colleaguesOn = ({ assessments }: Card, me: string): Assessment[] =>
  assessments.filter(({ recruiter }) => recruiter?._id !== me);

/** Stands for who is no longer known among initials. */
export const UNKNOWN = { firstname: '?' };
