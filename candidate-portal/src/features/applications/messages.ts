import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'applications.title', defaultMessage: 'Job applications' },
  applied: { id: 'applications.applied', defaultMessage: 'Applied {date}' },
  pending: { id: 'applications.pending', defaultMessage: 'Pending' },
  successful: { id: 'applications.successful', defaultMessage: 'Successful' },
  rejected: { id: 'applications.rejected', defaultMessage: 'Rejected' },
  reason: { id: 'applications.reason', defaultMessage: 'Why: {reason}' },
  delete: { id: 'applications.delete', defaultMessage: 'Withdraw the application for {job}' },
  deleteAction: { id: 'applications.deleteAction', defaultMessage: 'Withdraw' },
  deleteQuestion: { id: 'applications.deleteQuestion', defaultMessage: 'Your application for {job} is withdrawn.' },
  deleted: { id: 'applications.deleted', defaultMessage: 'Application withdrawn' },
  none: { id: 'applications.none', defaultMessage: 'No applications yet' },
  noneText: {
    id: 'applications.noneText',
    defaultMessage:
      'When you apply to a job, your application appears here with its status. You can withdraw it while it is pending.',
  },
  openJobs: { id: 'applications.openJobs', defaultMessage: 'See open jobs' },
  notLoaded: { id: 'applications.notLoaded', defaultMessage: 'We could not load your applications.' },
});
