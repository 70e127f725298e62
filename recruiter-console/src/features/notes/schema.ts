import { NOTE_SCORES } from '@byline/shared-types/domain';
import { richText } from '@byline/web-kit/schema';
import { number, object } from 'yup';

/** Score and text of a note (docs/domain/assessment.md#notes). */
export const noteSchema = object({
  score: number().required('required').min(NOTE_SCORES.none, 'score_low').max(NOTE_SCORES.veryGood, 'score_high'),
  description: richText('min_chars'),
});
