import { MAX_LINE, MAX_TEXT } from '@byline/shared-types/domain';
import { object, string } from 'yup';

export interface TemplateValues {
  type: string;
}
export interface QuestionValues {
  question: string;
}

/** A template needs a type, a question its words (docs/domain/assessment.md#interview-templates). */
export const templateSchema = object({ type: string().trim().required('required').max(MAX_LINE, 'too_long') });
export const questionSchema = object({ question: string().trim().required('required').max(MAX_TEXT, 'too_long') });
