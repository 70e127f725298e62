import { fitOfWork, type Fit } from '@byline/shared-types/domain';
import { isRecruiter, type Principal } from '../../common/auth/principal.js';
import { presentNamed, presentRecord, type Named } from '../../common/http/record.presenter.js';
import { today } from '../../common/time.js';
import type { CandidateBrief } from '../candidates/record/candidate.record.js';
import { presentWork, presentWorkFields } from '../jobs/job.presenter.js';
import { workOfApplication } from '../jobs/job.rules.js';
import type { JobNames } from '../jobs/job-briefs.js';
import { answerDay } from './application.rules.js';
import type { ApplicationRecord } from './application.schema.js';
import type { ApplicationCandidateDto, ApplicationResponse } from './dto/application.dto.js';

/** An application with the title of its job, empty if unknown. */
export type ApplicationWithJob = ApplicationRecord & { title: string };

/** An application with its candidate and job. */
export interface ApplicationView extends ApplicationRecord {
  candidate: CandidateBrief;
  /** Null if unknown. */
  job: JobNames | null;
  /** The proposing recruiter; null without one or after the deletion of their login. */
  proposer: Named | null;
  /** The deciding user; null without a decision or after the user's deletion. */
  decider: Named | null;
  /** The same for the first reader. */
  reader: Named | null;
}

const presentCandidate = (candidate: CandidateBrief): ApplicationCandidateDto => {
  const { pricePerWord, dayRate, skillSet } = candidate.candidateInfo;
  return {
    _id: String(candidate._id),
    firstname: candidate.firstname,
    name: candidate.name,
    language: candidate.language,
    function: candidate.function,
    city: candidate.city,
    country: candidate.country,
    avatar: candidate.avatar ? String(candidate.avatar) : null,
    pricePerWord,
    dayRate,
    motherTongue: skillSet.motherTongue,
    translationSkills: skillSet.translationSkills.map(({ from, to, sworn }) => ({ from, to, sworn })),
  };
};

/** Null without a period of work and after it, and for a candidate who has the job. */
function presentFit(application: ApplicationView): Fit | null {
  const { status, candidate, job } = application;
  const work = status === 'successful' ? null : workOfApplication(application, job);
  const fit = work && fitOfWork(candidate.availability, candidate.bookings ?? [], work, today());
  return fit?.fit === 'past' ? null : fit;
}

/** The part that only recruiters see. */
const presentInternal = (application: ApplicationView) => ({
  proposedBy: application.proposer && presentNamed(application.proposer),
  decidedBy: application.decider && presentNamed(application.decider),
  reason: application.reason,
  emailId: application.emailId && String(application.emailId),
  fit: presentFit(application),
  isArchived: application.candidate.archived,
});

export const presentApplication = (me: Principal, application: ApplicationView): ApplicationResponse => ({
  ...presentRecord(application),
  candidateId: String(application.candidateId),
  jobId: String(application.jobId),
  campaignId: application.campaignId ? String(application.campaignId) : null,
  proposed: Boolean(application.proposedBy),
  status: application.status,
  employer: application.job?.client ?? '',
  decidedAt: application.decidedAt?.toISOString() ?? null,
  ...presentWorkFields(application),
  work: presentWork(workOfApplication(application, application.job)),
  answerBy: answerDay(application),
  readAt: application.readAt?.toISOString() ?? null,
  readBy: application.reader && `${application.reader.firstname} ${application.reader.name}`,
  conversationAt: application.conversationAt?.toISOString() ?? null,
  withdrawnAt: application.withdrawnAt?.toISOString() ?? null,
  reopenedAt: application.reopenedAt?.toISOString() ?? null,
  earlier: (application.earlier ?? []).map(({ status, decidedAt, withdrawnAt }) => ({
    status,
    at: ((status === 'withdrawn' ? withdrawnAt : decidedAt) ?? null)?.toISOString() ?? null,
  })),
  candidateReason: application.candidateReason ?? null,
  ...(isRecruiter(me)
    ? presentInternal(application)
    : { proposedBy: null, decidedBy: null, reason: null, emailId: null, fit: null, isArchived: false }),
  candidate: presentCandidate(application.candidate),
  job: {
    _id: String(application.jobId),
    title: application.job?.title ?? '',
    client: application.job?.client ?? '',
    languageId: application.job?.languageId ?? null,
    isRemoved: application.job?.removed ?? true,
    // A removed job books nobody, so it has no period of work.
    ...presentWorkFields(application.job?.removed ? null : application.job),
  },
});
