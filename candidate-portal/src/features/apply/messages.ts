import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'apply.title', defaultMessage: 'Apply' },
  loginAndApply: { id: 'apply.loginAndApply', defaultMessage: 'Log in and apply' },
  notLoaded: { id: 'apply.notLoaded', defaultMessage: 'We could not load this job.' },
  closed: { id: 'apply.closed', defaultMessage: 'This job is no longer open' },
  openNow: { id: 'apply.openNow', defaultMessage: 'These are open now.' },
  noneOpen: {
    id: 'apply.noneOpen',
    defaultMessage: 'New ones come in often. Create an account, and we call you when one suits you.',
  },
  openJobs: { id: 'apply.openJobs', defaultMessage: 'Open jobs' },
  period: { id: 'apply.period', defaultMessage: '{from} to {to}' },
  allOpen: { id: 'apply.allOpen', defaultMessage: 'See all open jobs' },
  applying: { id: 'apply.applying', defaultMessage: 'Sending your application' },
  applied: { id: 'apply.applied', defaultMessage: 'Your application is sent' },
});
