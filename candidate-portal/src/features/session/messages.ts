import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  question: { id: 'login.question', defaultMessage: 'Already have an account?' },
  lead: {
    id: 'login.lead',
    defaultMessage: 'Log in to keep your profile up to date and to follow your applications.',
  },
  ended: {
    id: 'login.ended',
    defaultMessage: 'Your session has ended. Log in again and you are back where you were, with what you typed.',
  },
  endedTitle: { id: 'login.endedTitle', defaultMessage: 'Your session has ended' },
  endedSaving: { id: 'login.endedSaving', defaultMessage: 'What you typed is kept. Log in again and it is saved.' },
  endedHere: { id: 'login.endedHere', defaultMessage: 'Log in again to go on. What you typed is kept.' },
  submitAndSave: { id: 'login.submitAndSave', defaultMessage: 'Log in and save' },
  notYou: { id: 'login.notYou', defaultMessage: 'Not {firstname}? Log out' },
  dropQuestion: {
    id: 'login.dropQuestion',
    defaultMessage: 'What was typed here and not saved is removed from this device.',
  },
  email: { id: 'login.email', defaultMessage: 'Email' },
  password: { id: 'login.password', defaultMessage: 'Password' },
  forgot: { id: 'login.forgot', defaultMessage: 'Forgot your password?' },
  submit: { id: 'login.submit', defaultMessage: 'Log in' },
  submitting: { id: 'login.submitting', defaultMessage: 'Logging in' },
  passkey: { id: 'login.passkey', defaultMessage: 'Log in with a passkey' },
  passkeyFailed: {
    id: 'login.passkeyFailed',
    defaultMessage: 'That passkey did not work. Try again, or log in with your password.',
  },
  codeTitle: { id: 'login.codeTitle', defaultMessage: 'Enter your code' },
  codeLead: {
    id: 'login.codeLead',
    defaultMessage: 'Open your authenticator app and type the six digits it shows for this account.',
  },
  code: { id: 'login.code', defaultMessage: 'Verification code' },
  useRecovery: { id: 'login.useRecovery', defaultMessage: 'No app at hand? Use a recovery code' },
  recoveryCode: { id: 'login.recoveryCode', defaultMessage: 'Recovery code' },
  recoveryLead: {
    id: 'login.recoveryLead',
    defaultMessage: 'One of the codes that you kept when you turned on two-factor. Each works once.',
  },
  useApp: { id: 'login.useApp', defaultMessage: 'Use the authenticator app' },
});
