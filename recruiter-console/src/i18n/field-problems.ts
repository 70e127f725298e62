import type { FieldProblemCode } from '@byline/shared-types/domain';
import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from './define';

/** What the screens say for an error code of a field, ours (yup) and the server's alike. */
export const fieldProblems = defineMessages({
  required: { id: 'field.required', defaultMessage: 'Required' },
  missing_field: { id: 'field.missing_field', defaultMessage: 'Required' },
  remark_required: { id: 'field.remark_required', defaultMessage: 'Required' },
  invalid: { id: 'field.invalid', defaultMessage: 'This value is not possible.' },
  unknown_field: { id: 'field.unknown_field', defaultMessage: 'This field is not known.' },
  invalid_email: { id: 'field.invalid_email', defaultMessage: 'Enter a valid email address.' },
  invalid_phone: { id: 'field.invalid_phone', defaultMessage: 'Enter a valid phone number.' },
  invalid_url: { id: 'field.invalid_url', defaultMessage: 'Enter an address that starts with http:// or https://.' },
  invalid_image_url: { id: 'field.invalid_image_url', defaultMessage: 'Enter an image address that starts with http.' },
  provide_text_and_link: {
    id: 'field.provide_text_and_link',
    defaultMessage: 'Select text and enter an address that starts with http.',
  },
  invalid_id: { id: 'field.invalid_id', defaultMessage: 'This choice no longer exists.' },
  no_candidate_found: { id: 'field.no_candidate_found', defaultMessage: 'No candidate found.' },
  invalid_date: { id: 'field.invalid_date', defaultMessage: 'Enter a date as DD/MM/YYYY.' },
  invalid_year: { id: 'field.invalid_year', defaultMessage: 'Enter a year of four digits.' },
  invalid_moment: { id: 'field.invalid_moment', defaultMessage: 'Enter a date and time as DD/MM/YYYY HH:mm.' },
  invalid_code: { id: 'field.invalid_code', defaultMessage: 'Enter the six digits of your authenticator app.' },
  too_long: { id: 'field.too_long', defaultMessage: 'Too long.' },
  min_chars: { id: 'field.min_chars', defaultMessage: 'Write at least 2 characters.' },
  too_low: { id: 'field.too_low', defaultMessage: 'This number is too low.' },
  too_high: { id: 'field.too_high', defaultMessage: 'This number is too high.' },
  number: { id: 'field.number', defaultMessage: 'Enter a number.' },
  please_select_one_skill: { id: 'field.please_select_one_skill', defaultMessage: 'Choose at least one skill.' },
  too_many_skills: { id: 'field.too_many_skills', defaultMessage: 'Choose at most five skills.' },
  date_in_future: { id: 'field.date_in_future', defaultMessage: 'This date is in the future.' },
  date_in_past: { id: 'field.date_in_past', defaultMessage: 'This moment has passed already.' },
  end_before_start: { id: 'field.end_before_start', defaultMessage: 'The end is before the start.' },
  function_short: { id: 'field.function_short', defaultMessage: 'Write at least 2 characters.' },
  company_short: { id: 'field.company_short', defaultMessage: 'Write at least 2 characters.' },
  degree_to_short: { id: 'field.degree_to_short', defaultMessage: 'Write at least 2 characters.' },
  institute_to_short: { id: 'field.institute_to_short', defaultMessage: 'Write at least 2 characters.' },
  message_to_short: { id: 'field.message_to_short', defaultMessage: 'Write at least 2 characters.' },
  title_short: { id: 'field.title_short', defaultMessage: 'Write at least 2 characters.' },
  score_low: { id: 'field.score_low', defaultMessage: 'The lowest score is -1.' },
  score_high: { id: 'field.score_high', defaultMessage: 'The highest score is 3.' },
  email_taken: { id: 'field.email_taken', defaultMessage: 'This email address is already in use.' },
  forbidden: { id: 'field.forbidden', defaultMessage: 'You may not change this.' },
  file_too_large: { id: 'field.file_too_large', defaultMessage: 'The file is larger than 10 MB.' },
  file_type: { id: 'field.file_type', defaultMessage: 'This type of file is not accepted.' },
});

const byCode: Record<string, MessageDescriptor | undefined> = fieldProblems;

/** The words for a code; `invalid` for a code that came after this build. */
export const fieldProblem = (code: FieldProblemCode | (string & {})): MessageDescriptor =>
  byCode[code] ?? fieldProblems.invalid;
