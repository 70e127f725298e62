import { scorecardPercent } from '@byline/shared-types/domain';
import type { CandidateScorecardResponse } from '../../api';
import type { Snapshot } from '../../lib/autosave/Autosaver';
import type { Values } from '../../lib/autosave/merge';

type Rated = Pick<CandidateScorecardResponse, 'categories' | 'scores' | 'comment' | 'version'>;

/** Beside the ratings; no rating is named so. */
export const COMMENT = 'comment';

export const scoreKey = (categoryId: string, itemId: string): string => `${categoryId}-${itemId}`;

export const snapshotOf = ({ scores, comment, version }: Rated): Snapshot => ({
  values: { ...scores, [COMMENT]: comment ?? '' },
  version,
});

/** Ratings and comment as they are saved; 0 is no rating. */
export function toRequest({ [COMMENT]: comment, ...ratings }: Values) {
  const rated = Object.entries(ratings).filter(([, rating]) => Number(rating) > 0);
  return {
    scores: Object.fromEntries(rated.map(([key, rating]) => [key, Number(rating)])),
    comment: String(comment ?? '').trim() || null,
  };
}

/** How a card stands with what is rated now. */
export function standingOf(categories: Rated['categories'], values: Values) {
  const items = categories.flatMap(({ _id, items: all }) =>
    all.map((item) => ({ weight: item.weight, rating: Number(values[scoreKey(_id, item._id)] ?? 0) || null })),
  );
  return {
    all: items.length,
    rated: items.filter(({ rating }) => rating !== null).length,
    percent: scorecardPercent(items),
  };
}
