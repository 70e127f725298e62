import type { ApplicationStatus, EmailStatus, InterviewStatus } from '@byline/shared-types/domain';
import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from './define';

/** Labels of the field's own terms. */
export const interviewStatus: Record<InterviewStatus, MessageDescriptor> = defineMessages({
  none: { id: 'status.none', defaultMessage: 'New applicant' },
  phone_interview: { id: 'status.phone_interview', defaultMessage: 'Phone interview' },
  test: { id: 'status.test', defaultMessage: 'Test' },
  live_interview: { id: 'status.live_interview', defaultMessage: 'Live interview' },
  offer: { id: 'status.offer', defaultMessage: 'Offer' },
  active: { id: 'status.active', defaultMessage: 'Active' },
  contract: { id: 'status.contract', defaultMessage: 'Contract' },
});

export const applicationStatus: Record<ApplicationStatus, MessageDescriptor> = defineMessages({
  pending: { id: 'application.pending', defaultMessage: 'Pending' },
  rejected: { id: 'application.rejected', defaultMessage: 'Rejected' },
  successful: { id: 'application.successful', defaultMessage: 'Successful' },
});

export const emailStatus: Record<EmailStatus, MessageDescriptor> = defineMessages({
  scheduled: { id: 'email.scheduled', defaultMessage: 'Scheduled' },
  sending: { id: 'email.sending', defaultMessage: 'Sending' },
  sent: { id: 'email.sent', defaultMessage: 'Sent' },
  failed: { id: 'email.failed', defaultMessage: 'Failed' },
  cancelled: { id: 'email.cancelled', defaultMessage: 'Cancelled' },
});

export const labels = defineMessages({
  archived: { id: 'status.archived', defaultMessage: 'Archived' },
  score3: { id: 'score.3', defaultMessage: 'Very good' },
  score2: { id: 'score.2', defaultMessage: 'Good' },
  score1: { id: 'score.1', defaultMessage: 'Bad' },
  score0: { id: 'score.0', defaultMessage: 'Very bad' },
});

/** Note scores from best to worst, as they are filtered; -1 (none) has no label. */
export const SCORES = [3, 2, 1, 0] as const;
const scores: Record<number, MessageDescriptor | undefined> = {
  3: labels.score3,
  2: labels.score2,
  1: labels.score1,
  0: labels.score0,
};
export const scoreLabel = (score: number): MessageDescriptor | undefined => scores[score];
