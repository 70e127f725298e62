import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'apply.title', defaultMessage: 'Apply' },
  loginAndApply: { id: 'apply.loginAndApply', defaultMessage: 'Log in and apply' },
  notLoaded: { id: 'apply.notLoaded', defaultMessage: 'We could not load this job.' },
  applying: { id: 'apply.applying', defaultMessage: 'Sending your application' },
  applied: { id: 'apply.applied', defaultMessage: 'Your application is sent' },
});
