import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  question: { id: 'login.question', defaultMessage: 'Already have an account?' },
  lead: {
    id: 'login.lead',
    defaultMessage: 'Log in to keep your profile up to date and to follow your applications.',
  },
  email: { id: 'login.email', defaultMessage: 'Email' },
  password: { id: 'login.password', defaultMessage: 'Password' },
  forgot: { id: 'login.forgot', defaultMessage: 'Forgot your password?' },
  submit: { id: 'login.submit', defaultMessage: 'Log in' },
  submitting: { id: 'login.submitting', defaultMessage: 'Logging in' },
  codeTitle: { id: 'login.codeTitle', defaultMessage: 'Enter your code' },
  codeLead: {
    id: 'login.codeLead',
    defaultMessage: 'Open your authenticator app and type the six digits it shows for this account.',
  },
  code: { id: 'login.code', defaultMessage: 'Verification code' },
});
