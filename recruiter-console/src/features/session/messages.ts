import { defineMessages } from '../../i18n/define';

export const messages = defineMessages({
  title: { id: 'session.title', defaultMessage: 'Log in' },
  intro: { id: 'session.intro', defaultMessage: 'The recruiters’ workspace of {agency}.' },
  email: { id: 'session.email', defaultMessage: 'Email' },
  password: { id: 'session.password', defaultMessage: 'Password' },
  logIn: { id: 'session.logIn', defaultMessage: 'Log in' },
  expired: {
    id: 'session.expired',
    defaultMessage: 'Your session has ended. Log in again and you are back where you were.',
  },
  codeTitle: { id: 'session.codeTitle', defaultMessage: 'Enter your code' },
  codeIntro: {
    id: 'session.codeIntro',
    defaultMessage: 'Open your authenticator app and enter the six digits it shows for {product}.',
  },
  code: { id: 'session.code', defaultMessage: 'Verification code' },
  verify: { id: 'session.verify', defaultMessage: 'Verify' },
  otherAccount: { id: 'session.otherAccount', defaultMessage: 'Use another account' },
  stepEnded: { id: 'session.stepEnded', defaultMessage: 'That took too long or too many tries. Please log in again.' },
  recruitersOnly: { id: 'session.recruitersOnly', defaultMessage: 'This is the place for recruiters' },
  candidateText: {
    id: 'session.candidateText',
    defaultMessage: 'You have a candidate account. Your profile and your applications are in the candidate portal.',
  },
  toPortal: { id: 'session.toPortal', defaultMessage: 'Go to the candidate portal' },
});
