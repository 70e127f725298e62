import { defineMessages } from 'react-intl';

/** Words more than one feature uses. The English text is the default message; the other languages are in i18n/*.json. */
export const common = defineMessages({
  save: { id: 'common.save', defaultMessage: 'Save' },
  saving: { id: 'common.saving', defaultMessage: 'Saving' },
  cancel: { id: 'common.cancel', defaultMessage: 'Cancel' },
  close: { id: 'common.close', defaultMessage: 'Close' },
  edit: { id: 'common.edit', defaultMessage: 'Edit' },
  remove: { id: 'common.remove', defaultMessage: 'Remove' },
  details: { id: 'common.details', defaultMessage: 'Details' },
  yes: { id: 'common.yes', defaultMessage: 'Yes' },
  no: { id: 'common.no', defaultMessage: 'No' },
  optional: { id: 'common.optional', defaultMessage: '(optional)' },
  choose: { id: 'common.choose', defaultMessage: 'Choose' },
  other: { id: 'common.other', defaultMessage: 'Other' },
  pending: { id: 'common.pending', defaultMessage: 'Pending' },
  areYouSure: { id: 'are_you_sure', defaultMessage: 'Are you sure?' },
  contactRecruiter: {
    id: 'contact_recruiter',
    defaultMessage: 'We got no answer. Try again in a moment, or contact your recruiter if it keeps happening.',
  },
  emailSentTitle: { id: 'email_sent_title', defaultMessage: "We've sent you an email" },
  emailSentSpam: {
    id: 'email_sent_spam',
    defaultMessage: 'It can take a minute to arrive. Have a look in your spam folder too.',
  },
  backToLogin: { id: 'common.backToLogin', defaultMessage: 'Back to login' },
  summary: {
    id: 'common.summary',
    defaultMessage:
      '{count, plural, =1 {There is one thing to put right} =2 {There are two things to put right} other {There are # things to put right}}',
  },
  summaryLine: { id: 'common.summaryLine', defaultMessage: '{label}: {error}' },
  now: { id: 'common.now', defaultMessage: 'now' },
  range: { id: 'common.range', defaultMessage: '{from} to {to}' },
});

/** The word of each skill level, 1 to 5 (docs/domain/candidates.md#skills). */
export const starWords = defineMessages({
  1: { id: 'stars.1', defaultMessage: 'Beginner' },
  2: { id: 'stars.2', defaultMessage: 'Basic' },
  3: { id: 'stars.3', defaultMessage: 'Good' },
  4: { id: 'stars.4', defaultMessage: 'Very good' },
  5: { id: 'stars.5', defaultMessage: 'Expert' },
});
