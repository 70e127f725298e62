import { MIN_TEXT, NOTE_SCORES, plainText } from '@byline/shared-types/domain';
import { number, object, string } from 'yup';

/** Score and text of a note (docs/domain/assessment.md#notes). */
export const noteSchema = object({
  score: number().required('required').min(NOTE_SCORES.none, 'score_low').max(NOTE_SCORES.veryGood, 'score_high'),
  description: string()
    .required('required')
    .test('length', 'min_chars', (html) => plainText(html ?? '').length >= MIN_TEXT),
});
