import { defineMessages } from 'react-intl';

/** What stands under a field, by the code of the shared catalogue (shared-types/domain/problems.ts) or of a schema. */
export const fieldWords = defineMessages({
  required: { id: 'field.required', defaultMessage: 'Required' },
  // In Dutch whatever the language, as it is specified for a forgotten password.
  required_in_dutch: { id: 'field.required_in_dutch', defaultMessage: 'Verplicht' },
  missing_field: { id: 'field.missing_field', defaultMessage: 'Required' },
  remark_required: { id: 'field.remark_required', defaultMessage: 'Required' },
  invalid: { id: 'field.invalid', defaultMessage: 'This value is not valid' },
  unknown_field: { id: 'field.unknown_field', defaultMessage: 'This field is not known' },
  same_email: { id: 'field.same_email', defaultMessage: 'You have this address already' },
  invalid_email: { id: 'field.invalid_email', defaultMessage: 'Not a valid email address' },
  invalid_phone: { id: 'field.invalid_phone', defaultMessage: 'Not a valid phone number' },
  invalid_url: { id: 'field.invalid_url', defaultMessage: 'Enter an address that starts with http:// or https://' },
  invalid_image_url: {
    id: 'field.invalid_image_url',
    defaultMessage: 'Enter an image address that starts with https://',
  },
  provide_text_and_link: {
    id: 'field.provide_text_and_link',
    defaultMessage: 'Select text and enter an address that starts with http',
  },
  invalid_date: { id: 'field.invalid_date', defaultMessage: 'Not a valid date' },
  invalid_day: { id: 'field.invalid_day', defaultMessage: 'Enter a date as DD/MM/YYYY' },
  invalid_moment: { id: 'field.invalid_moment', defaultMessage: 'Enter a date and time as DD/MM/YYYY HH:mm' },
  invalid_deadline: { id: 'field.invalid_deadline', defaultMessage: 'Enter a date and time as DD.MM.YYYY HH:mm' },
  invalid_year: { id: 'field.invalid_year', defaultMessage: 'Enter a year of four digits' },
  invalid_code: { id: 'field.invalid_code', defaultMessage: 'Enter the six digits of your authenticator app' },
  invalid_id: { id: 'field.invalid_id', defaultMessage: 'This choice no longer exists' },
  no_candidate_found: { id: 'field.no_candidate_found', defaultMessage: 'No candidate found' },
  too_long: { id: 'field.too_long', defaultMessage: 'This is too long' },
  would_be: {
    id: 'field.would_be',
    defaultMessage: 'That would be {length, number} characters; at most {limit, number} fit here',
  },
  min_chars: { id: 'field.min_chars', defaultMessage: 'At least 2 characters' },
  number: { id: 'field.number', defaultMessage: 'Enter a number' },
  too_low: { id: 'field.too_low', defaultMessage: 'This number is too low' },
  too_high: { id: 'field.too_high', defaultMessage: 'This number is too high' },
  at_least: { id: 'field.at_least', defaultMessage: 'Enter {limit, number} or more' },
  at_most: { id: 'field.at_most', defaultMessage: 'Enter {limit, number} or less' },
  passwords_no_match: { id: 'field.passwords_no_match', defaultMessage: 'Passwords do not match' },
  password_too_short: { id: 'field.password_too_short', defaultMessage: 'At least 10 characters' },
  password_too_simple: { id: 'field.password_too_simple', defaultMessage: 'Use at least 5 different characters' },
  password_common: {
    id: 'field.password_common',
    defaultMessage: 'This is one of the most common passwords: choose another one',
  },
  password_own: {
    id: 'field.password_own',
    defaultMessage: 'This holds your name, your address or ours: choose another one',
  },
  wrong_code: { id: 'field.wrong_code', defaultMessage: 'This code does not work, or not any more' },
  same_password: { id: 'field.same_password', defaultMessage: 'You have this password already' },
  wrong_password: { id: 'field.wrong_password', defaultMessage: 'This is not your password' },
  please_select_one_skill: { id: 'field.please_select_one_skill', defaultMessage: 'Please select at least one skill' },
  too_many_skills: { id: 'field.too_many_skills', defaultMessage: 'Choose at most five skills' },
  at_least_one_price_required: {
    id: 'field.at_least_one_price_required',
    defaultMessage: 'Give at least one of the two rates',
  },
  date_in_future: { id: 'field.date_in_future', defaultMessage: 'This date is in the future' },
  date_in_past: { id: 'field.date_in_past', defaultMessage: 'This moment has already passed' },
  unknown_mail_field: {
    id: 'field.unknown_mail_field',
    defaultMessage: 'Holds a field that there is not: choose one from the list',
  },
  too_many: { id: 'field.too_many', defaultMessage: 'Too many at once' },
  date_too_late: { id: 'field.date_too_late', defaultMessage: 'This is too far in the future' },
  end_before_start: { id: 'field.end_before_start', defaultMessage: 'The end is before the start' },
  score_low: { id: 'field.score_low', defaultMessage: 'The lowest score is -1' },
  score_high: { id: 'field.score_high', defaultMessage: 'The highest score is 3' },
  email_taken: { id: 'field.email_taken', defaultMessage: 'This email address is already in use' },
  forbidden: { id: 'field.forbidden', defaultMessage: 'You may not change this' },
  file_too_large: { id: 'field.file_too_large', defaultMessage: 'The file is larger than 10 MB' },
  file_type: { id: 'field.file_type', defaultMessage: 'This type of file is not accepted' },
});

const words = defineMessages({
  something_wrong: { id: 'problem.something_wrong', defaultMessage: 'Something went wrong' },
  no_answer: {
    id: 'problem.no_answer',
    defaultMessage: 'No answer from the server. Check your connection and try again.',
  },
  validation_failed: { id: 'problem.validation_failed', defaultMessage: 'Some of what was filled in is not right.' },
  account_leaving: {
    id: 'problem.account_leaving',
    defaultMessage: 'This account is being removed, as its owner asked. The link in the mail keeps it.',
  },
  not_activated: {
    id: 'problem.not_activated',
    defaultMessage: 'Confirm your email address first: open the link in the mail we sent you.',
  },
  not_logged_in: { id: 'problem.not_logged_in', defaultMessage: 'Please log in.' },
  forbidden: { id: 'problem.forbidden', defaultMessage: 'You may not do this.' },
  not_found: { id: 'problem.not_found', defaultMessage: 'This is not there: it was removed, or the address is wrong.' },
  already_exists: { id: 'problem.already_exists', defaultMessage: 'This is there already.' },
  impossible_transition: {
    id: 'problem.impossible_transition',
    defaultMessage: 'This can’t be done any more: its state changed.',
  },
  one_file_only: { id: 'problem.one_file_only', defaultMessage: 'One file at a time, please.' },
  session_expired: { id: 'problem.session_expired', defaultMessage: 'Your session has ended. Please log in again.' },
  not_your_mail: { id: 'problem.not_your_mail', defaultMessage: 'Only its sender may do this with a mail.' },
  not_yours: { id: 'problem.not_yours', defaultMessage: 'Only its writer can change this.' },
  own_approval: {
    id: 'problem.own_approval',
    defaultMessage: 'Nobody says yes to a mail of their own: ask another recruiter.',
  },
  operation_open: {
    id: 'problem.operation_open',
    defaultMessage: 'This has not ended yet: cancel it, or wait until it ended. Then it can be undone.',
  },
  undo_expired: { id: 'problem.undo_expired', defaultMessage: 'The time in which this could be undone is over.' },
  already_undone: { id: 'problem.already_undone', defaultMessage: 'This was undone already, or is being undone.' },
  body_too_large: {
    id: 'problem.body_too_large',
    defaultMessage:
      'This is too long to be sent. Nothing was saved, and nothing you typed is lost: shorten the longest text, then try again.',
  },
  email_taken: { id: 'problem.email_taken', defaultMessage: 'This email address is already in use.' },
  quota_reached: {
    id: 'problem.quota_reached',
    defaultMessage:
      'There is no room for this file: {files, plural, =0 {no more files} one {# more file} other {# more files}} and {size} are left. Remove a file first.',
  },
  idempotency_key_in_use: {
    id: 'problem.idempotency_key_in_use',
    defaultMessage: 'Your first try is still being worked on. Wait a moment, then try again.',
  },
  idempotency_answer_gone: {
    id: 'problem.idempotency_answer_gone',
    defaultMessage: 'This was saved already. Reload the page to see it.',
  },
  idempotency_key_reused: {
    id: 'problem.idempotency_key_reused',
    defaultMessage: 'This could not be sent. Please try again.',
  },
  application_decided: {
    id: 'problem.application_decided',
    defaultMessage: 'Only a pending application can be deleted.',
  },
  job_closed: { id: 'problem.job_closed', defaultMessage: 'This job is no longer open.' },
  file_too_large: { id: 'problem.file_too_large', defaultMessage: 'The file is larger than 10 MB.' },
  file_type: { id: 'problem.file_type', defaultMessage: 'Not a JPEG, PNG, PDF or DOCX' },
  login_locked: {
    id: 'problem.login_locked',
    defaultMessage:
      'Too many wrong passwords from here. Wait a while, or choose a new password: then you can log in at once.',
  },
  codes_locked: {
    id: 'problem.codes_locked',
    defaultMessage: 'Too many wrong codes. Wait a while, then log in again. We sent you a mail about it.',
  },
  too_many_requests: { id: 'problem.too_many_requests', defaultMessage: 'Too many attempts. Please wait a moment.' },
  unavailable: { id: 'problem.unavailable', defaultMessage: 'Not available right now. Please try again shortly.' },
  /** For what no screen should ever ask. */
  not_understood: {
    id: 'problem.not_understood',
    defaultMessage: 'The server did not understand this. Load the page again and try once more.',
  },
});
const { not_understood: notUnderstood, ...named } = words;

/** A refused call in words, by its code; what is not here says what the server says. */
export const problemWords = {
  ...named,
  user_not_found: words.not_found,
  erased: words.not_found,
  field_forbidden: words.forbidden,
  unknown_field: notUnderstood,
  malformed_request: notUnderstood,
  invalid_id: notUnderstood,
  method_not_allowed: notUnderstood,
  unsupported_media_type: notUnderstood,
  headers_too_large: notUnderstood,
};

/** What both apps say the same of; each has words of its own for the rest. */
export type ProblemOfBothApps = keyof typeof problemWords;

/** What no screen of an app should ever ask, where only the other one does. */
export { notUnderstood };
