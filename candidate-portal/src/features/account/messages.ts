import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  open: { id: 'account.open', defaultMessage: 'Remove my account' },
  title: { id: 'account.title', defaultMessage: 'Remove your account?' },
  question: { id: 'account.question', defaultMessage: 'What happens to your data' },
  keep: { id: 'account.keep', defaultMessage: 'Keep my data at the agency' },
  keepText: { id: 'account.keepText', defaultMessage: 'You can no longer log in.' },
  erase: { id: 'account.erase', defaultMessage: 'Erase everything' },
  eraseText: { id: 'account.eraseText', defaultMessage: 'Your profile and files too, for good.' },
  why: { id: 'account.why', defaultMessage: 'Why are you leaving?' },
  submit: { id: 'account.submit', defaultMessage: 'Remove account' },
  submitting: { id: 'account.submitting', defaultMessage: 'Removing' },
  removed: { id: 'account.removed', defaultMessage: 'Your account is removed' },
});
