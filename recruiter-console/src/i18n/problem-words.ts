import type { ProblemCode } from '@byline/shared-types/domain';
import { notUnderstood, type ProblemOfBothApps } from '@byline/web-kit/problems';
import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from './define';

const words = defineMessages({
  own_role: {
    id: 'problem.own_role',
    defaultMessage: 'Nobody can revoke their own recruiter role: ask another recruiter.',
  },
  already_applied: { id: 'problem.already_applied', defaultMessage: 'This candidate applied for this job already.' },
  stale_version: {
    id: 'problem.stale_version',
    defaultMessage: 'Somebody changed this after you opened it. Load the page again to see how it is now.',
  },
  in_use: { id: 'problem.in_use', defaultMessage: 'This is still in use.' },
});

/** Every refusal has words in the language of the interface, but for the login's, which is Dutch in all of them (docs/domain/lists.md#errors). */
export const problemWords: Record<Exclude<ProblemCode, ProblemOfBothApps | 'wrong_credentials'>, MessageDescriptor> = {
  ...words,
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
  request_timeout: notUnderstood,
};
