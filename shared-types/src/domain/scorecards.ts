import { SCORECARD_RATING } from './limits.js';

/** An item of a scorecard: its weight and its rating, 1 to 5 or null. */
export interface WeightedRating {
  weight: number;
  rating: number | null;
}

/** Score of a card in per cent with two decimals, null without a rating (docs/domain/assessment.md#scorecards). */
export function scorecardPercent(items: readonly WeightedRating[]): number | null {
  const rated = items.filter((item) => item.rating !== null);
  const weights = rated.reduce((sum, item) => sum + item.weight, 0);
  if (weights === 0) return null;
  const points = rated.reduce((sum, item) => sum + item.weight * (item.rating ?? 0), 0);
  return Math.round((10_000 * points) / (SCORECARD_RATING.max * weights)) / 100;
}

/** Summary of several recruiters' scores. With few scores, the lowest and the highest tell more than a deviation. */
export interface ScoreSummary {
  count: number;
  average: number;
  lowest: number;
  highest: number;
}

/** Mean (two decimals) and spread of the given scores; null without scores (docs/domain/assessment.md#several-recruiters). */
export function summaryOf(scores: readonly (number | null)[]): ScoreSummary | null {
  const given = scores.filter((score) => score !== null);
  if (given.length === 0) return null;
  const hundredths = given.reduce((total, score) => total + Math.round(100 * score), 0);
  return {
    count: given.length,
    average: Math.round(hundredths / given.length) / 100,
    lowest: Math.min(...given),
    highest: Math.max(...given),
  };
}
