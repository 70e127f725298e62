import type { ProblemJob } from '@byline/shared-types/domain';
import type { IntendedJobResponse } from './dto/intended-job.dto.js';
import type { IntendedJob } from './intended-jobs.js';

export const presentIntendedJob = ({
  jobId,
  campaignId,
  title,
  languageId,
  answerDays,
  standing,
}: IntendedJob): IntendedJobResponse => ({
  jobId: String(jobId),
  campaignId: campaignId && String(campaignId),
  title,
  languageId,
  isOpen: standing === 'open',
  answerDays,
});

export const presentProblemJob = ({ jobId, title, languageId, standing }: IntendedJob): ProblemJob => ({
  jobId: String(jobId),
  title,
  languageId,
  isOpen: standing === 'open',
});
