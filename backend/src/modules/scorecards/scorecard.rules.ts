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

/** How an item's rating is named in a map of scores (docs/domain/assessment.md#scorecards). */
export const scoreKey = (categoryId: string, itemId: string): string => `${categoryId}-${itemId}`;

/** Keys of scores that are no item of the card, or whose value is not a whole number of 1 to 5. */
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

/** The score of a card in per cent; null while none of its items is rated. */
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

/** What a recruiter gave on a card, if they did. */
export const assessmentOf = <T extends Given>(card: { assessments: readonly T[] }, userId: string): T | undefined =>
  card.assessments.find(({ recruiterId }) => String(recruiterId) === userId);

/** Whoever took all of theirs back is as one who gave nothing. */
export const saysSomething = ({ scores, comment }: Given): boolean =>
  Object.keys(scores).length > 0 || comment !== null;
