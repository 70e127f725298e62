import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  entryTitle: { id: 'entry.title', defaultMessage: 'Log in' },
  notLoaded: { id: 'candidate.notLoaded', defaultMessage: 'We could not load your profile.' },
  failed: {
    id: 'route.failed',
    defaultMessage: 'This page could not be shown. Load it again; what you saved is safe.',
  },
  recruiterTitle: { id: 'recruiter.title', defaultMessage: 'This is the candidates’ side' },
  recruiterLead: {
    id: 'recruiter.lead',
    defaultMessage: 'You are logged in as a recruiter. Your candidates, jobs and agenda are in the console.',
  },
  openConsole: { id: 'recruiter.open', defaultMessage: 'Open the console' },
});
