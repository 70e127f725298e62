import type { ProblemCode } from '@byline/shared-types/domain';
import type { ProblemOfBothApps } from '@byline/web-kit/problems';
import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from './define';

const words = defineMessages({
  validation_failed: { id: 'problem.validation_failed', defaultMessage: 'Some of what was filled in is not right.' },
  not_activated: {
    id: 'problem.not_activated',
    defaultMessage: 'Confirm your email address first: open the link in the mail we sent you.',
  },
  not_logged_in: { id: 'problem.not_logged_in', defaultMessage: 'Please log in.' },
  forbidden: { id: 'problem.forbidden', defaultMessage: 'You may not do this.' },
  own_role: {
    id: 'problem.own_role',
    defaultMessage: 'Nobody can revoke their own recruiter role: ask another recruiter.',
  },
  not_found: { id: 'problem.not_found', defaultMessage: 'This is not there: it was removed, or the address is wrong.' },
  already_exists: { id: 'problem.already_exists', defaultMessage: 'This is there already.' },
  already_applied: { id: 'problem.already_applied', defaultMessage: 'This candidate applied for this job already.' },
  stale_version: {
    id: 'problem.stale_version',
    defaultMessage: 'Somebody changed this after you opened it. Load the page again to see how it is now.',
  },
  in_use: { id: 'problem.in_use', defaultMessage: 'This is still in use.' },
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

/** Every refusal has words in the language of the interface, but for the login's, which is Dutch in all of them (docs/domain/lists.md#errors). */
export const problemWords: Record<Exclude<ProblemCode, ProblemOfBothApps | 'wrong_credentials'>, MessageDescriptor> = {
  ...named,
  user_not_found: words.not_found,
  erased: words.not_found,
  field_forbidden: words.forbidden,
  unknown_field: notUnderstood,
  malformed_request: notUnderstood,
  invalid_id: notUnderstood,
  bot_check_failed: notUnderstood,
  link_invalid: notUnderstood,
  link_expired: notUnderstood,
  link_used: notUnderstood,
  password_required: notUnderstood,
  email_changed_lately: notUnderstood,
  two_factor_on: notUnderstood,
  two_factor_off: notUnderstood,
  passkey_refused: notUnderstood,
  passkeys_full: notUnderstood,
  setup_expired: notUnderstood,
  archive_under_way: notUnderstood,
  archive_gone: notUnderstood,
  too_many_archives: notUnderstood,
  method_not_allowed: notUnderstood,
  request_timeout: notUnderstood,
  body_too_large: notUnderstood,
  unsupported_media_type: notUnderstood,
  headers_too_large: notUnderstood,
};
