import type { ProblemCode } from '@byline/shared-types/domain';
import type { MessageId } from '@byline/web-kit/i18n';
import { problemWords as ofBothApps, type ProblemOfBothApps } from '@byline/web-kit/problems';

const words = {
  bot_check_failed: 'problem.bot_check_failed',
  passkey_required: 'problem.passkey_required',
  link_invalid: 'problem.link_invalid',
  link_expired: 'problem.link_expired',
  link_replaced: 'problem.link_replaced',
  link_used: 'problem.link_used',
  email_changed_lately: 'problem.email_changed_lately',
  archive_under_way: 'problem.archive_under_way',
  archive_gone: 'problem.archive_gone',
  too_many_archives: 'problem.too_many_archives',
  already_applied: 'problem.already_applied',
  stale_version: 'problem.stale_version',
} as const;

/** Only calls of recruiters answer with these. */
type ProblemOfRecruiters = 'already_merged' | 'login_choice' | 'merged_again' | 'mail_field_empty';
type Code = Exclude<ProblemCode, ProblemOfBothApps | ProblemOfRecruiters | 'wrong_credentials'> | 'no_answer';

/** Texts of all refusals in the language of the interface, except that of the login, which is always Dutch (docs/domain/lists.md#errors). */
export const problemWords: Record<Code, MessageId> = {
  ...words,
  no_answer: 'contact_recruiter',
  own_role: ofBothApps.forbidden,
  own_rescue: ofBothApps.forbidden,
  staff_address: ofBothApps.forbidden,
  in_use: ofBothApps.impossible_transition,
  no_work: ofBothApps.impossible_transition,
  two_factor_on: ofBothApps.impossible_transition,
  two_factor_off: ofBothApps.impossible_transition,
  passkey_refused: ofBothApps.impossible_transition,
  passkeys_full: ofBothApps.impossible_transition,
  setup_expired: ofBothApps.impossible_transition,
  password_required: 'problem.link_invalid',
  request_timeout: 'contact_recruiter',
};
