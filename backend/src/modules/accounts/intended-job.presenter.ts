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
