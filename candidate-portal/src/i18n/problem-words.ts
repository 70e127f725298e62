import type { ProblemCode } from '@byline/shared-types/domain';
import type { ProblemOfBothApps } from '@byline/web-kit/problems';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { common } from './messages';

const words = defineMessages({
  validation_failed: { id: 'problem.validation_failed', defaultMessage: 'Some of what was filled in is not right.' },
  bot_check_failed: {
    id: 'problem.bot_check_failed',
    defaultMessage: 'The bot check did not pass. Please try again.',
  },
  link_invalid: { id: 'problem.link_invalid', defaultMessage: 'This link is not valid.' },
  link_expired: { id: 'problem.link_expired', defaultMessage: 'This link has expired. Ask for a new one.' },
  link_used: { id: 'problem.link_used', defaultMessage: 'This link was already used.' },
  not_activated: {
    id: 'problem.not_activated',
    defaultMessage: 'Confirm your email address first: open the link in the mail we sent you.',
  },
  not_logged_in: { id: 'problem.not_logged_in', defaultMessage: 'Please log in.' },
  forbidden: { id: 'problem.forbidden', defaultMessage: 'You may not do this.' },
  not_found: { id: 'problem.not_found', defaultMessage: 'This is not there: it was removed, or the address is wrong.' },
  email_changed_lately: {
    id: 'problem.email_changed_lately',
    defaultMessage: 'The address was changed less than two days ago. Try again later.',
  },
  archive_under_way: { id: 'problem.archive_under_way', defaultMessage: 'Your archive is being made already.' },
  archive_gone: { id: 'problem.archive_gone', defaultMessage: 'This archive is no longer kept. Make a new one.' },
  too_many_archives: {
    id: 'problem.too_many_archives',
    defaultMessage: 'You can make no more archives today. Try again tomorrow.',
  },
  already_exists: { id: 'problem.already_exists', defaultMessage: 'This is there already.' },
  already_applied: { id: 'problem.already_applied', defaultMessage: 'You already applied for this job.' },
  stale_version: {
    id: 'problem.stale_version',
    defaultMessage:
      'This was changed somewhere else after you opened it. Your changes are still here: save again to keep them.',
  },
  impossible_transition: {
    id: 'problem.impossible_transition',
    defaultMessage: 'This can’t be done any more: its state changed.',
  },
  one_file_only: { id: 'problem.one_file_only', defaultMessage: 'One file at a time, please.' },
  /** For what no screen of this app should ever ask. */
  not_understood: {
    id: 'problem.not_understood',
    defaultMessage: 'The server did not understand this. Load the page again and try once more.',
  },
});
const { not_understood: notUnderstood, ...named } = words;

type Code = Exclude<ProblemCode, ProblemOfBothApps | 'wrong_credentials'> | 'no_answer';

/** Every refusal has words in the language of the interface, but for the login's, which is Dutch in all of them (docs/domain/lists.md#errors). */
export const problemWords: Record<Code, MessageDescriptor> = {
  ...named,
  no_answer: common.contactRecruiter,
  user_not_found: words.not_found,
  erased: words.not_found,
  field_forbidden: words.forbidden,
  own_role: words.forbidden,
  in_use: words.impossible_transition,
  two_factor_on: words.impossible_transition,
  two_factor_off: words.impossible_transition,
  passkey_refused: words.impossible_transition,
  passkeys_full: words.impossible_transition,
  setup_expired: words.impossible_transition,
  password_required: words.link_invalid,
  unknown_field: notUnderstood,
  malformed_request: notUnderstood,
  invalid_id: notUnderstood,
  method_not_allowed: notUnderstood,
  request_timeout: common.contactRecruiter,
  body_too_large: notUnderstood,
  unsupported_media_type: notUnderstood,
  headers_too_large: notUnderstood,
};
