import { presentRecord } from '../../common/http/record.presenter.js';
import type { CandidateRecord } from '../candidates/candidate.record.js';
import type { ApplicationRecord } from './application.schema.js';
import type { ApplicationCandidateDto, ApplicationResponse } from './dto/application.dto.js';

/** An application with who applied and what for. */
export interface ApplicationView extends ApplicationRecord {
  candidate: CandidateRecord;
  /** Null when it is not known any more. */
  job: { title: string; client: string } | null;
}

const presentCandidate = (candidate: CandidateRecord): ApplicationCandidateDto => {
  const { pricePerWord, dayRate, skillSet } = candidate.candidateInfo;
  return {
    _id: String(candidate._id),
    firstname: candidate.firstname,
    name: candidate.name,
    function: candidate.function,
    city: candidate.city,
    country: candidate.country,
    avatar: candidate.avatar ? String(candidate.avatar) : null,
    pricePerWord,
    dayRate,
    motherTongue: skillSet.motherTongue,
    translationSkills: skillSet.translationSkills.map(({ from, to }) => ({ from, to })),
  };
};

export const presentApplication = (application: ApplicationView): ApplicationResponse => ({
  ...presentRecord(application),
  candidateId: String(application.candidateId),
  jobId: String(application.jobId),
  campaignId: application.campaignId ? String(application.campaignId) : null,
  status: application.status,
  employer: application.job?.client ?? '',
  decidedAt: application.decidedAt?.toISOString() ?? null,
  candidate: presentCandidate(application.candidate),
  job: {
    _id: String(application.jobId),
    title: application.job?.title ?? '',
    client: application.job?.client ?? '',
  },
});
