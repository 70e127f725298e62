import {
  NOTE_SCORES,
  noteScoreName,
  type ApplicationStatus,
  type EmailStatus,
  type InterviewStatus,
  type NoteScoreName,
} from '@byline/shared-types/domain';
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
  held: { id: 'email.held', defaultMessage: 'Held' },
});

export const labels = defineMessages({
  archived: { id: 'status.archived', defaultMessage: 'Archived' },
});

const noteScore: Record<Exclude<NoteScoreName, 'none'>, MessageDescriptor> = defineMessages({
  veryBad: { id: 'score.veryBad', defaultMessage: 'Very bad' },
  bad: { id: 'score.bad', defaultMessage: 'Bad' },
  good: { id: 'score.good', defaultMessage: 'Good' },
  veryGood: { id: 'score.veryGood', defaultMessage: 'Very good' },
});

/** Note scores from best to worst, as they are filtered. */
export const SCORES = Object.values(NOTE_SCORES)
  .filter((score) => score !== NOTE_SCORES.none)
  .toSorted((a, b) => b - a);
/** None has no label. */
export function scoreLabel(score: number): MessageDescriptor | undefined {
  const name = noteScoreName(score);
  return name === undefined || name === 'none' ? undefined : noteScore[name];
}
