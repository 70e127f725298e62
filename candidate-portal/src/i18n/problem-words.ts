import { defineMessages } from 'react-intl';
import { common } from './messages';

/** What is said in the portal's own words for a refused call; the rest is in web-kit. */
export const problemWords = {
  ...defineMessages({
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
    already_applied: { id: 'problem.already_applied', defaultMessage: 'You already applied for this job.' },
    stale_version: {
      id: 'problem.stale_version',
      defaultMessage:
        'This was changed somewhere else after you opened it. Your changes are still here: save again to keep them.',
    },
  }),
  no_answer: common.contactRecruiter,
};
