/** Average of the scores with one decimal (docs/domain/assessment.md#tests); null without scores. */
export function averageScore(scores: readonly { score: number }[]): number | null {
  if (scores.length === 0) return null;
  const sum = scores.reduce((total, { score }) => total + score, 0);
  return Math.round((10 * sum) / scores.length) / 10;
}
