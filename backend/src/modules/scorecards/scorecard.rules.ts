import { SCORECARD_RATING, scorecardPercent } from '@byline/shared-types/domain';

interface Item {
  _id: string;
  label: string;
  weight: number;
}

/** A category with its items, by label. */
export interface LabelledCategory {
  _id: string;
  label: string;
  items: Item[];
}

/** Key of an item in a map of scores (docs/domain/assessment.md#scorecards). */
export const scoreKey = (categoryId: string, itemId: string): string => `${categoryId}-${itemId}`;

/** Keys of scores that are not items of the scorecard, or whose value is not a whole number from 1 to 5. */
export function wrongScores(
  scores: Readonly<Record<string, unknown>>,
  categories: readonly LabelledCategory[],
): string[] {
  const known = new Set(categories.flatMap(({ _id, items }) => items.map((item) => scoreKey(_id, item._id))));
  return Object.entries(scores)
    .filter(([key, value]) => !known.has(key) || !isRating(value))
    .map(([key]) => key);
}

const isRating = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= SCORECARD_RATING.min && Number(value) <= SCORECARD_RATING.max;

/** The score in per cent; null without ratings. */
export function percentOf(
  scores: Readonly<Record<string, number>>,
  categories: readonly LabelledCategory[],
): number | null {
  return scorecardPercent(
    categories.flatMap(({ _id, items }) =>
      items.map((item) => ({ weight: item.weight, rating: scores[scoreKey(_id, item._id)] ?? null })),
    ),
  );
}

interface Given {
  recruiterId: unknown;
  scores: Readonly<Record<string, number>>;
  comment: string | null;
}

export const assessmentOf = <T extends Given>(card: { assessments: readonly T[] }, userId: string): T | undefined =>
  card.assessments.find(({ recruiterId }) => String(recruiterId) === userId);

/** A recruiter who removed their ratings and comment counts as one without any. */
export const isGiven = ({ scores, comment }: Given): boolean => Object.keys(scores).length > 0 || comment !== null;
