/**
 * The catalogue of error codes: the HTTP status and the server's message for each (RFC 9457 `detail`; docs/domain/lists.md#errors). The
 * parameters of a thrown error replace the `{name}` placeholders.
 */
export const PROBLEMS = {
  // 400: the request as a whole
  validation_failed: [400, 'Some fields are not right.'],
  unknown_field: [400, 'Unknown field: {field}.'],
  malformed_request: [400, 'The request could not be read.'],
  invalid_id: [400, 'Not a valid id: {field}.'],
  bot_check_failed: [400, 'The bot check did not pass. Please try again.'],
  link_invalid: [400, 'This link is not valid.'],
  link_expired: [400, 'This link has expired. Ask for a new one.'],
  link_replaced: [400, 'A newer mail replaced this link. Open the link in the newest mail.'],
  link_used: [400, 'This link was already used.'],
  password_required: [400, 'Choose a password to activate this account with.'],
  passkey_refused: [400, 'This passkey could not be added. Begin again.'],
  // 401, 403
  wrong_credentials: [401, 'Gegevens niet correct.'],
  not_logged_in: [401, 'Please log in.'],
  session_expired: [401, 'Your session has ended. Please log in again.'],
  account_leaving: [403, 'This account is being removed, as its owner asked. The link in the mail keeps it.'],
  not_activated: [403, 'Confirm your email address first: open the link in the mail we sent you.'],
  forbidden: [403, 'You may not do this.'],
  field_forbidden: [403, 'Only a recruiter may change: {field}.'],
  not_your_mail: [403, 'Only its sender may do this with a mail.'],
  not_yours: [403, 'Only its writer may change this.'],
  own_approval: [403, 'Nobody says yes to a mail of their own: ask another recruiter.'],
  own_role: [403, 'Nobody can take their own recruiter role: ask another recruiter.'],
  passkey_required: [403, 'Log in with your passkey: a password alone is not enough here.'],
  own_rescue: [403, 'Nobody rescues their own login: ask another super-admin.'],
  staff_address: [
    403,
    'This candidate is a colleague, who changes the address of their login themselves. A super-admin can rescue the login.',
  ],
  // 404, 405, 408, 409, 410, 413, 415, 422, 429, 431
  not_found: [404, 'Not found'],
  user_not_found: [404, 'User not found'],
  method_not_allowed: [405, 'This address does not know that method.'],
  request_timeout: [408, 'The request took too long to arrive.'],
  email_taken: [409, 'This email address is already in use.'],
  email_changed_lately: [409, 'The address was changed less than two days ago. Try again later.'],
  two_factor_on: [409, 'Two-factor is on already.'],
  two_factor_off: [409, 'Two-factor is not on.'],
  setup_expired: [409, 'Setting up was not begun, or too long ago. Begin again.'],
  passkeys_full: [409, 'There are ten passkeys, which is the most. Remove one first.'],
  already_exists: [409, '{what} already exists.'],
  already_applied: [409, 'You already applied for this job.'],
  stale_version: [409, 'This record was changed after you opened it. Your changes are kept here until you choose.'],
  in_use: [409, '{what} is still in use.'],
  impossible_transition: [409, 'This cannot go from {from} to {to}.'],
  operation_open: [409, 'This is not at its end: cancel it, or wait until it ended.'],
  already_merged: [409, 'These two are one candidate already: a colleague merged them.'],
  merged_again: [409, 'This candidate was merged into another one since. Undo that first.'],
  login_choice: [409, 'Both have a login: choose the one that stays.'],
  undo_expired: [409, 'The time in which this could be undone is over.'],
  already_reminded: [409, 'These people were reminded already.'],
  too_early: [409, 'A week after the first mail they can be reminded, if somebody has not answered.'],
  already_undone: [409, 'This was undone already, or is being undone.'],
  quota_reached: [409, 'This candidate has no room for the file: {files} files and {bytes} bytes are left.'],
  no_work: [409, 'This application has ended, or its job was removed: it has no period of work.'],
  application_decided: [409, 'Only a pending application can be deleted.'],
  archive_under_way: [409, 'Your archive is being made already.'],
  idempotency_key_in_use: [
    409,
    'The first request with this Idempotency-Key is still running. Please try again shortly.',
  ],
  idempotency_answer_gone: [
    409,
    'This was carried out before, but its answer is not kept any more. Look up what it made.',
  ],
  erased: [410, 'This person was here, and has left.'],
  mail_field_empty: [
    409,
    'Nothing is sent: {fields} cannot be filled for {who}. Write what stands there when it is empty, or remove it.',
  ],
  job_closed: [410, 'This job is no longer open.'],
  archive_gone: [410, 'This archive is no longer kept. Make a new one.'],
  file_too_large: [413, 'The file is larger than 10 MB.'],
  one_file_only: [413, 'One file an upload, please.'],
  body_too_large: [413, 'The request is too large.'],
  file_type: [415, 'Not a {types}.'],
  unsupported_media_type: [415, 'This content type is not accepted here: send {type}.'],
  idempotency_key_reused: [422, 'This Idempotency-Key came with another request before. Send a new one.'],
  login_locked: [429, 'Too many wrong passwords from here. Wait a while, or choose a new password by a mailed link.'],
  codes_locked: [429, 'Too many wrong codes. Wait a while, then log in again.'],
  too_many_archives: [429, 'You can make no more archives today. Try again tomorrow.'],
  too_many_requests: [429, 'Too many attempts. Please wait a moment.'],
  headers_too_large: [431, 'The address and the headers of the request are too long.'],
  // 5xx
  something_wrong: [500, 'Something went wrong.'],
  unavailable: [503, 'Not available right now. Please try again shortly.'],
} as const satisfies Record<string, readonly [status: number, detail: string]>;
export type ProblemCode = keyof typeof PROBLEMS;

/** Codes of single fields in `errors[]`. The apps translate them; these messages are for integrators. */
export const FIELD_PROBLEMS = {
  required: 'Required.',
  missing_field: 'Required.',
  invalid: 'Not a valid value.',
  unknown_field: 'This field is not known here.',
  invalid_email: 'Not a valid email address.',
  same_email: 'The address of this account already.',
  invalid_phone: 'Not a valid phone number.',
  invalid_url: 'Not a valid http or https address.',
  invalid_date: 'Not a valid date.',
  invalid_id: 'Not a valid id.',
  no_candidate_found: 'No candidate found.',
  too_long: 'Too long.',
  min_chars: 'Too short.',
  too_low: 'Too low.',
  too_high: 'Too high.',
  passwords_no_match: 'The passwords do not match.',
  password_too_short: 'At least 10 characters; spaces before and after it do not count.',
  password_too_simple: 'At least 5 different characters.',
  password_common: 'One of the most common passwords.',
  password_own: 'Holds a name or the address of this account, or the name of the product.',
  same_password: 'The password of this account already.',
  wrong_password: 'Not the password of this account.',
  wrong_code: 'Not a code that works now.',
  please_select_one_skill: 'Choose at least one skill.',
  too_many_skills: 'Choose at most five skills.',
  at_least_one_price_required: 'Give at least one of the two rates.',
  date_in_future: 'Not a date in the future.',
  date_in_past: 'Not a date in the past.',
  date_too_late: 'Too far in the future.',
  end_before_start: 'The end is before the start.',
  same_language: 'The same language as on the other side.',
  already_listed: 'In this list already.',
  function_short: 'At least 2 characters.',
  company_short: 'At least 2 characters.',
  degree_to_short: 'At least 2 characters.',
  institute_to_short: 'At least 2 characters.',
  message_to_short: 'At least 2 characters.',
  title_short: 'At least 2 characters.',
  score_low: 'The lowest score is -1.',
  score_high: 'The highest score is 3.',
  remark_required: 'Required.',
  email_taken: 'This email address is already in use.',
  unknown_mail_field: 'Holds a {{field}} that there is not.',
  incomplete_mail_field: 'Holds a {{field}} that is not complete.',
  too_many: 'Too many at once.',
  files_too_large: 'More than 20 MB together.',
  forbidden: 'Only a recruiter may change this.',
} as const satisfies Record<string, string>;
export type FieldProblemCode = keyof typeof FIELD_PROBLEMS;

/** One wrong field of a request, as in `errors[]` of a problem document; `field` is a dotted path. */
export interface FieldProblem {
  field: string;
  code: FieldProblemCode;
  detail: string;
}

/** The remaining quota for a candidate's files. */
export interface QuotaLeft {
  files: number;
  bytes: number;
}

/** A job that waits for its application until the login exists. */
export interface ProblemJob {
  jobId: string;
  title: string;
  languageId: string;
  isOpen: boolean;
}

/** RFC 9457 problem document, the format of every error of the API. */
export interface Problem {
  type: string;
  status: number;
  /** The HTTP status text. */
  title: string;
  /** The server's message. */
  detail: string;
  code: ProblemCode;
  instance?: string;
  errors?: FieldProblem[];
  /** The remaining quota (`quota_reached`). */
  left?: QuotaLeft;
  /** Ids of the affected records, if the request names several. */
  records?: string[];
  /** The jobs of the registration (`password_required`). */
  jobs?: ProblemJob[];
  /** Seconds until another try may succeed. */
  retryAfter?: number;
}
