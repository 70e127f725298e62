import { INTERVIEW_STATUSES, NOTE_SCORES, noteScoreName } from '@byline/shared-types/domain';
import type { MessageId } from '@byline/web-kit/i18n';

/** The labels of a candidate's status, including archived. */
export const STATUS_LABELS = ([...INTERVIEW_STATUSES, 'archived'] as const).map(
  (status) => `status.${status}` as const,
);

/** Note scores from best to worst, for the filter. */
export const SCORES = Object.values(NOTE_SCORES)
  .filter((score) => score !== NOTE_SCORES.none)
  .toSorted((a, b) => b - a);

/** The label of a score; undefined for "no score". */
export function scoreLabel(score: number): MessageId | undefined {
  const name = noteScoreName(score);
  return name === undefined || name === 'none' ? undefined : `score.${name}`;
}
