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
  passkey: { id: 'session.passkey', defaultMessage: 'Log in with a passkey' },
  passkeyFailed: { id: 'session.passkeyFailed', defaultMessage: 'That did not work. Try again, or use your password.' },
  setUpTitle: { id: 'session.setUpTitle', defaultMessage: 'One more step' },
  setUpIntro: {
    id: 'session.setUpIntro',
    defaultMessage: 'Here a password alone is not enough. Choose what you log in with besides; you do this once.',
  },
  withPasskey: { id: 'session.withPasskey', defaultMessage: 'A passkey' },
  withPasskeyText: {
    id: 'session.withPasskeyText',
    defaultMessage: 'Your finger, your face or a security key, on this device. Then no password is asked for.',
  },
  withApp: { id: 'session.withApp', defaultMessage: 'An authenticator app' },
  withAppText: { id: 'session.withAppText', defaultMessage: 'Beside your password, a code of an app on your phone.' },
  setUpDone: { id: 'session.setUpDone', defaultMessage: 'Done. Now log in with it.' },
  stepEnded: { id: 'session.stepEnded', defaultMessage: 'That took too long or too many tries. Please log in again.' },
  recruitersOnly: { id: 'session.recruitersOnly', defaultMessage: 'This is the place for recruiters' },
  candidateText: {
    id: 'session.candidateText',
    defaultMessage: 'You have a candidate account. Your profile and your applications are in the candidate portal.',
  },
  toPortal: { id: 'session.toPortal', defaultMessage: 'Go to the candidate portal' },
});
