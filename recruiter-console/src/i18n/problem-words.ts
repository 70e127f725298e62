import type { ProblemCode } from '@byline/shared-types/domain';
import { notUnderstood, type ProblemOfBothApps } from '@byline/web-kit/problems';
import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from './define';

const words = defineMessages({
  own_role: {
    id: 'problem.own_role',
    defaultMessage: 'Nobody can revoke their own recruiter role: ask another recruiter.',
  },
  passkey_required: {
    id: 'problem.passkey_required',
    defaultMessage: 'A password alone is not enough for this login: use your passkey.',
  },
  passkey_refused: { id: 'problem.passkey_refused', defaultMessage: 'This passkey could not be added. Begin again.' },
  passkeys_full: {
    id: 'problem.passkeys_full',
    defaultMessage: 'You have ten passkeys, which is the most: remove one first.',
  },
  setup_expired: { id: 'problem.setup_expired', defaultMessage: 'That took too long. Begin again.' },
  two_factor_on: { id: 'problem.two_factor_on', defaultMessage: 'Two-factor is on already.' },
  two_factor_off: { id: 'problem.two_factor_off', defaultMessage: 'Two-factor is off.' },
  own_rescue: {
    id: 'problem.own_rescue',
    defaultMessage: 'Nobody can restore their own login: ask another super-admin.',
  },
  staff_address: {
    id: 'problem.staff_address',
    defaultMessage:
      'This is a colleague, who changes the address of their own login. A super-admin can restore the login.',
  },
  email_changed_lately: {
    id: 'problem.email_changed_lately',
    defaultMessage:
      'The address was changed less than two days ago, and its owner can still undo that. Try again later.',
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
  archive_under_way: notUnderstood,
  archive_gone: notUnderstood,
  too_many_archives: notUnderstood,
  request_timeout: notUnderstood,
};
