import { SCORECARD_RATING } from './limits.js';

/** One rated item of a scorecard: its weight and its rating of 1 to 5; no rating yet is null. */
export interface WeightedRating {
  weight: number;
  rating: number | null;
}

/** Score of a card in per cent with two decimals, null while nothing is rated (docs/domain/assessment.md#scorecards). */
export function scorecardPercent(items: readonly WeightedRating[]): number | null {
  const rated = items.filter((item) => item.rating !== null);
  const weights = rated.reduce((sum, item) => sum + item.weight, 0);
  if (weights === 0) return null;
  const points = rated.reduce((sum, item) => sum + item.weight * (item.rating ?? 0), 0);
  return Math.round((10_000 * points) / (SCORECARD_RATING.max * weights)) / 100;
}
