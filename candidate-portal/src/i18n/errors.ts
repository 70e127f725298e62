import type { FieldProblemCode, Problem } from '@byline/shared-types/domain';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { common } from './messages';
import type { Translate } from './useT';

/** What stands under a field, by the code of the shared catalogue (shared-types/domain/problems.ts). */
export const fieldErrors = defineMessages({
  required: { id: 'error.required', defaultMessage: 'Required' },
  invalid: { id: 'error.invalid', defaultMessage: 'This value is not valid' },
  unknown_field: { id: 'error.unknown_field', defaultMessage: 'This field is not known' },
  invalid_email: { id: 'error.invalid_email', defaultMessage: 'Not a valid email address' },
  invalid_phone: { id: 'error.invalid_phone', defaultMessage: 'Not a valid phone number' },
  invalid_url: { id: 'error.invalid_url', defaultMessage: 'Not a valid web address' },
  invalid_date: { id: 'error.invalid_date', defaultMessage: 'Not a valid date' },
  invalid_id: { id: 'error.invalid_id', defaultMessage: 'This choice no longer exists' },
  too_long: { id: 'error.too_long', defaultMessage: 'This is too long' },
  min_chars: { id: 'error.min_chars', defaultMessage: 'At least 2 characters' },
  too_low: { id: 'error.too_low', defaultMessage: 'This number is too low' },
  too_high: { id: 'error.too_high', defaultMessage: 'This number is too high' },
  passwords_no_match: { id: 'error.passwords_no_match', defaultMessage: 'Passwords do not match' },
  password_too_short: { id: 'error.password_too_short', defaultMessage: 'At least 10 characters' },
  please_select_one_skill: { id: 'error.please_select_one_skill', defaultMessage: 'Please select at least one skill' },
  too_many_skills: { id: 'error.too_many_skills', defaultMessage: 'Choose at most five skills' },
  at_least_one_price_required: {
    id: 'error.at_least_one_price_required',
    defaultMessage: 'Give at least one of the two rates',
  },
  date_in_future: { id: 'error.date_in_future', defaultMessage: 'This date is in the future' },
  date_in_past: { id: 'error.date_in_past', defaultMessage: 'This date is in the past' },
  end_before_start: { id: 'error.end_before_start', defaultMessage: 'The end is before the start' },
  function_short: { id: 'error.function_short', defaultMessage: 'At least 2 characters' },
  company_short: { id: 'error.company_short', defaultMessage: 'At least 2 characters' },
  degree_to_short: { id: 'error.degree_to_short', defaultMessage: 'At least 2 characters' },
  institute_to_short: { id: 'error.institute_to_short', defaultMessage: 'At least 2 characters' },
  email_taken: { id: 'error.email_taken', defaultMessage: 'This email address is already in use' },
  forbidden: { id: 'error.forbidden', defaultMessage: 'Only a recruiter may change this' },
} satisfies Partial<Record<FieldProblemCode, MessageDescriptor>>);

const isKnown = (code: string): code is keyof typeof fieldErrors => code in fieldErrors;

export const fieldErrorText = (t: Translate, code: string): string =>
  t(isKnown(code) ? fieldErrors[code] : fieldErrors.invalid);

/** Refusals of a whole call that a visitor meets inside a form; the server's own words are English, these are translated. */
export const problemTexts = defineMessages({
  bot_check_failed: { id: 'problem.bot_check_failed', defaultMessage: 'The bot check did not pass. Please try again.' },
  link_invalid: { id: 'problem.link_invalid', defaultMessage: 'This link is not valid.' },
  link_expired: { id: 'problem.link_expired', defaultMessage: 'This link has expired. Ask for a new one.' },
  link_used: { id: 'problem.link_used', defaultMessage: 'This link was already used.' },
  session_expired: {
    id: 'problem.session_expired',
    defaultMessage: 'Your session has ended. Please log in again.',
  },
  not_activated: {
    id: 'problem.not_activated',
    defaultMessage: 'Confirm your email address first: open the link in the mail we sent you.',
  },
  email_taken: { id: 'problem.email_taken', defaultMessage: 'This email address is already in use.' },
  already_applied: { id: 'problem.already_applied', defaultMessage: 'You already applied for this job.' },
  application_decided: {
    id: 'problem.application_decided',
    defaultMessage: 'Only a pending application can be deleted.',
  },
  file_too_large: { id: 'problem.file_too_large', defaultMessage: 'The file is larger than 10 MB.' },
  file_type: { id: 'problem.file_type', defaultMessage: 'Not a JPEG, PNG, PDF or DOCX' },
  stale_version: {
    id: 'problem.stale_version',
    defaultMessage:
      'This was changed somewhere else after you opened it. Your changes are still here: save again to keep them.',
  },
  too_many_requests: {
    id: 'problem.too_many_requests',
    defaultMessage: 'Too many attempts. Please wait a moment.',
  },
  unavailable: { id: 'problem.unavailable', defaultMessage: 'Not available right now. Please try again shortly.' },
});

/** The words for a refused call: ours where we have them, else the server's; without an answer, whom to turn to. */
export function problemText(t: Translate, problem: Problem | null): string {
  if (!problem) return t(common.contactRecruiter);
  const message = (problemTexts as Record<string, MessageDescriptor | undefined>)[problem.code];
  return message ? t(message) : problem.detail || t(common.somethingWrong);
}

/** "`status` `title`", or something_wrong when there was no answer (docs/domain/lists.md#errors). */
export const problemTitle = (t: Translate, problem: Problem | null): string =>
  problem ? `${String(problem.status)} ${problem.title}`.trim() : t(common.somethingWrong);
