import type { ProblemCode } from '@byline/shared-types/domain';
import { problemWords as ofBothApps, type ProblemOfBothApps } from '@byline/web-kit/problems';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { common } from './messages';

const words = defineMessages({
  bot_check_failed: {
    id: 'problem.bot_check_failed',
    defaultMessage: 'The bot check did not pass. Please try again.',
  },
  passkey_required: {
    id: 'problem.passkey_required',
    defaultMessage: 'A password alone is not enough for this login. Log in with your passkey, or in the console.',
  },
  link_invalid: { id: 'problem.link_invalid', defaultMessage: 'This link is not valid.' },
  link_expired: { id: 'problem.link_expired', defaultMessage: 'This link has expired. Ask for a new one.' },
  link_used: { id: 'problem.link_used', defaultMessage: 'This link was already used.' },
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
  already_applied: { id: 'problem.already_applied', defaultMessage: 'You already applied for this job.' },
  stale_version: {
    id: 'problem.stale_version',
    defaultMessage:
      'This was changed somewhere else after you opened it. Your changes are still here: save again to keep them.',
  },
});

type Code = Exclude<ProblemCode, ProblemOfBothApps | 'wrong_credentials'> | 'no_answer';

/** Every refusal has words in the language of the interface, but for the login's, which is Dutch in all of them (docs/domain/lists.md#errors). */
export const problemWords: Record<Code, MessageDescriptor> = {
  ...words,
  no_answer: common.contactRecruiter,
  own_role: ofBothApps.forbidden,
  own_rescue: ofBothApps.forbidden,
  staff_address: ofBothApps.forbidden,
  in_use: ofBothApps.impossible_transition,
  two_factor_on: ofBothApps.impossible_transition,
  two_factor_off: ofBothApps.impossible_transition,
  passkey_refused: ofBothApps.impossible_transition,
  passkeys_full: ofBothApps.impossible_transition,
  setup_expired: ofBothApps.impossible_transition,
  password_required: words.link_invalid,
  request_timeout: common.contactRecruiter,
};
