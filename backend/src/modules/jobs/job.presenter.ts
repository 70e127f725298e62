import type { BookedPeriod } from '@byline/shared-types/domain';
import type { Types } from 'mongoose';
import { presentRecord } from '../../common/http/record.presenter.js';
import { today } from '../../common/time.js';
import type { CampaignJobResponse } from './dto/campaign-job.dto.js';
import type { JobOptionsResponse } from './dto/job-option.dto.js';
import type { JobResponse } from './dto/job.dto.js';
import type { AnsweredWorkDto } from './dto/work.dto.js';
import type { JobOptionRecord } from './job-option.schema.js';
import { jobTimeState, type JobWork } from './job.rules.js';
import type { JobRecord } from './job.schema.js';

/** A job with the labels of its tags and the titles of its campaigns. */
export interface LabelledJob extends JobRecord {
  jobtags: { _id: Types.ObjectId; label: string }[];
  jobcampaigns: { _id: Types.ObjectId; title: string }[];
}

export const presentWorkFields = (work: JobWork | null): AnsweredWorkDto => ({
  workFrom: work?.workFrom ?? null,
  workTo: work?.workTo ?? null,
  workDays: work?.workDays ?? null,
});

export const presentWork = (work: BookedPeriod | null): AnsweredWorkDto | null =>
  work && { workFrom: work.from, workTo: work.to, workDays: work.days };

/** A job as a candidate sees it. */
export const presentJob = (job: LabelledJob): JobResponse => ({
  ...presentRecord(job),
  title: job.title,
  client: job.client,
  function: job.function,
  salary: job.salary,
  location: job.location,
  time: job.time,
  from: job.from,
  to: job.to,
  ...presentWorkFields(job),
  closedAt: job.closedAt?.toISOString() ?? null,
  timeState: jobTimeState(job, today()),
  languageId: job.languageId,
  employmentTypeId: String(job.employmentTypeId),
  applicantLevelId: String(job.applicantLevelId),
  introduction: job.introduction,
  description: job.description,
  about: job.about,
  offer: job.offer,
  answerDays: job.answerDays ?? null,
  tags: job.tags.map(String),
  jobtags: job.jobtags.map(({ _id, label }) => ({ _id: String(_id), label })),
  campaigns: job.campaigns.map(String),
  jobcampaigns: job.jobcampaigns.map(({ _id, title }) => ({ _id: String(_id), title })),
});

/** A job as a recruiter sees it, with counts of its applications and its latest author. */
export const presentJobToRecruiter = (job: LabelledJob): JobResponse => ({
  ...presentJob(job),
  jobapplications: job.jobapplications,
  modifiedBy: job.changedBy ? String(job.changedBy) : null,
});

export const presentJobOptions = (choices: JobOptionRecord[]): JobOptionsResponse => ({
  records: choices.map(({ _id, name, label }) => ({ _id: String(_id), name, label })),
  totalCount: choices.length,
});

/** The job and campaign of an apply link. */
export interface CampaignJob {
  campaign: { title: string };
  job: Pick<JobRecord, 'title' | 'function' | 'introduction' | 'languageId' | keyof JobWork>;
}

export const presentCampaignJob = ({ campaign, job }: CampaignJob): CampaignJobResponse => ({
  campaign: { title: campaign.title },
  job: {
    ...{ title: job.title, function: job.function, introduction: job.introduction, languageId: job.languageId },
    ...presentWorkFields(job),
  },
});
