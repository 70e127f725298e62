import type { IntendedJobDto } from './dto/intended-job.dto.js';
import type { IntendedJob } from './intended-jobs.js';

export const presentIntendedJob = ({
  jobId,
  campaignId,
  title,
  languageId,
  answerDays,
  standing,
}: IntendedJob): IntendedJobDto => ({
  jobId: String(jobId),
  campaignId: campaignId && String(campaignId),
  title,
  languageId,
  isOpen: standing === 'open',
  answerDays,
});
