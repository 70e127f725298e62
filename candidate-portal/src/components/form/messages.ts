import { defineMessages } from 'react-intl';

export const passwordWords = defineMessages({
  rule: { id: 'password.rule', defaultMessage: 'At least 10 characters, and not a common password' },
  0: { id: 'password.tooShort', defaultMessage: 'Too short: at least 10 characters' },
  1: { id: 'password.weak', defaultMessage: 'Weak password' },
  2: { id: 'password.fair', defaultMessage: 'Fair password' },
  3: { id: 'password.strong', defaultMessage: 'Strong password' },
  4: { id: 'password.veryStrong', defaultMessage: 'Very strong password' },
  show: { id: 'password.show', defaultMessage: 'Show password' },
  hide: { id: 'password.hide', defaultMessage: 'Hide password' },
});

/** Of the password that is typed a second time. */
export const confirmationWords = defineMessages({
  show: { id: 'password.showConfirmation', defaultMessage: 'Show confirmation' },
  hide: { id: 'password.hideConfirmation', defaultMessage: 'Hide confirmation' },
});

/** Of the password that is to be changed. */
export const currentWords = defineMessages({
  show: { id: 'password.showCurrent', defaultMessage: 'Show current password' },
  hide: { id: 'password.hideCurrent', defaultMessage: 'Hide current password' },
});

export const monthWords = defineMessages({
  month: { id: 'month.month', defaultMessage: 'Month' },
  year: { id: 'month.year', defaultMessage: 'Year' },
});
