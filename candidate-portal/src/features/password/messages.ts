import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  forgotTitle: { id: 'password.forgotTitle', defaultMessage: 'Forgot your password?' },
  forgotLead: {
    id: 'password.forgotLead',
    defaultMessage:
      'Give the address you registered with. We send you a link to choose a new password; it works for one hour.',
  },
  email: { id: 'password.email', defaultMessage: 'Email' },
  send: { id: 'password.send', defaultMessage: 'Send the link' },
  sending: { id: 'password.sending', defaultMessage: 'Sending' },
  resetFailed: { id: 'reset_failed', defaultMessage: 'The link could not be sent.' },
  resetTitle: { id: 'password.resetTitle', defaultMessage: 'Choose a new password' },
  resetLead: { id: 'password.resetLead', defaultMessage: 'For {email}. You are logged out everywhere else.' },
  password: { id: 'password.new', defaultMessage: 'New password' },
  confirm: { id: 'password.confirm', defaultMessage: 'Password confirmation' },
  save: { id: 'password.save', defaultMessage: 'Save password' },
  saved: { id: 'password.saved', defaultMessage: 'Your password is changed. Log in with the new one.' },
  askAgain: { id: 'password.askAgain', defaultMessage: 'Ask for a new link' },
});
