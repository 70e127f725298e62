import type { ProblemCode } from '@byline/shared-types/domain';
import type { MessageId } from '@byline/web-kit/i18n';
import { notUnderstood, type ProblemOfBothApps } from '@byline/web-kit/problems';

const words = {
  own_role: 'problem.own_role',
  passkey_required: 'problem.passkey_required',
  passkey_refused: 'problem.passkey_refused',
  passkeys_full: 'problem.passkeys_full',
  setup_expired: 'problem.setup_expired',
  two_factor_on: 'problem.two_factor_on',
  two_factor_off: 'problem.two_factor_off',
  own_rescue: 'problem.own_rescue',
  staff_address: 'problem.staff_address',
  email_changed_lately: 'problem.email_changed_lately',
  already_applied: 'problem.already_applied',
  stale_version: 'problem.stale_version',
  mail_field_empty: 'problem.mail_field_empty',
  no_work: 'problem.no_work',
  in_use: 'problem.in_use',
  already_merged: 'problem.already_merged',
  merged_again: 'problem.merged_again',
  login_choice: 'problem.login_choice',
} as const;

/**
 * Every refusal has a text in the language of the interface. Only the login's refusal is always Dutch
 * (docs/domain/lists.md#errors).
 */
export const problemWords: Record<Exclude<ProblemCode, ProblemOfBothApps | 'wrong_credentials'>, MessageId> = {
  ...words,
  bot_check_failed: notUnderstood,
  link_invalid: notUnderstood,
  link_expired: notUnderstood,
  link_used: notUnderstood,
  link_replaced: notUnderstood,
  password_required: notUnderstood,
  archive_under_way: notUnderstood,
  archive_gone: notUnderstood,
  too_many_archives: notUnderstood,
  request_timeout: notUnderstood,
};
