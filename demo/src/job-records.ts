import type { BookedPeriod, DecidedStatus } from '@byline/shared-types/domain';
import type { Types } from 'mongoose';
import { listFields } from '@byline/backend/common/lists/sort-keys.js';
import type { CampaignRecord } from '@byline/backend/modules/campaigns/campaign.schema.js';
import type { JobWork } from '@byline/backend/modules/jobs/job.rules.js';
import type { JobRecord } from '@byline/backend/modules/jobs/job.schema.js';
import type { DemoDays } from './days.ts';
import { demoId } from './ids.ts';
import type { DemoJob } from './jobs.ts';
import { tagId } from './labels.ts';
import { Random } from './random.ts';
import { stamps } from './records.ts';
import { JOB_TAGS } from './vocabulary.ts';
import { workOf } from './work.ts';

/** The options of the job form. */
export interface JobOptions {
  employmentTypes: Types.ObjectId[];
  applicantLevels: Types.ObjectId[];
}

export type ApplicationCounts = Record<DecidedStatus, number>;

/** An invented job without days; every demo has it. */
const UNDATED_JOB = 22;

const SALARIES = [
  '€0.12 to €0.16 a word',
  '€0.15 a word',
  '€45 to €60 an hour',
  '€380 a day',
  '€2,400 for the project',
];
const TIMES = ['6 hours a week', 'two days a week', 'about 1,500 words a day', 'full-time for a month', 'by agreement'];
const LOCATIONS = ['Remote', 'Remote, kick-off in Gent', 'Antwerpen', 'Bruxelles', 'Utrecht', 'Lille'];

const work = (period: BookedPeriod | null): JobWork => ({
  workFrom: period?.from ?? null,
  workTo: period?.to ?? null,
  workDays: period?.days ?? null,
});

export function jobRecord(
  job: DemoJob,
  campaigns: CampaignRecord[],
  choices: JobOptions,
  jobapplications: ApplicationCounts,
  days: DemoDays,
): JobRecord {
  const random = new Random(`job record ${job.index}`);
  // The jobs cover every time state, including none.
  const undated = job.index === UNDATED_JOB;
  const { title, client, introduction, description, about, offer } = job;
  return {
    _id: demoId('job', job.index),
    title,
    client,
    function: job.function,
    salary: random.pick(SALARIES),
    location: random.pick(LOCATIONS),
    time: random.pick(TIMES),
    from: undated ? null : days.day(job.from),
    to: undated ? null : days.day(job.to),
    languageId: job.language,
    employmentTypeId: random.pick(choices.employmentTypes),
    applicantLevelId: random.pick(choices.applicantLevels),
    introduction,
    description,
    about,
    offer,
    answerDays: job.index % 7 === 3 ? 21 : null,
    tags: random.some(JOB_TAGS, random.int(0, 2)).map(tagId),
    campaigns: campaigns.filter((campaign) => campaign.title === job.campaign).map(({ _id }) => _id),
    jobapplications,
    ...work(workOf(job, days)),
    closedAt: null,
    removed: false,
    ...listFields({ title, client }),
    ...stamps(days.at(job.created, 600 + (job.index % 60))),
  };
}
