import type { UserFunctionName } from '@byline/shared-types/domain';
import type { Types } from 'mongoose';
import type { CampaignRecord } from '@byline/backend/modules/campaigns/campaign.schema.js';
import type { ScorecardRecord } from '@byline/backend/modules/scorecards/scorecard.schema.js';
import { campaigns } from './advertising.ts';
import type { DemoDays } from './days.ts';
import { demoId } from './ids.ts';
import { demoJobs, jobCount, type DemoJob } from './jobs.ts';
import type { Profile } from './profile.ts';
import { Random } from './random.ts';
import { Numbering } from './records.ts';
import { scorecards } from './scorecards.ts';

/** Number of candidates that recruiters work with; in a large demo, they also worked with one in ten of the others. */
const WORKED_WITH = 5_000;
const TRACE = 0.1;

/** Days since recruiters started with a candidate in selection, who may have registered years before. */
const TAKEN_UP = 30;

/** The records that all others refer to. */
export class DemoContext {
  readonly numbering = new Numbering();
  readonly jobs: DemoJob[];
  private readonly jobsById: Map<string, DemoJob>;
  private readonly jobsByFunction: Map<UserFunctionName, DemoJob[]>;
  readonly campaigns: CampaignRecord[];
  readonly scorecards: ScorecardRecord[];
  private readonly campaignIds: Map<string, Types.ObjectId>;

  readonly days: DemoDays;
  readonly size: number;
  /** Sending address of mails. */
  readonly mailFrom: string;

  constructor(days: DemoDays, size: number, mailFrom: string) {
    this.days = days;
    this.size = size;
    this.mailFrom = mailFrom;
    this.jobs = demoJobs(jobCount(size), days);
    this.jobsById = new Map(this.jobs.map((job) => [String(demoId('job', job.index)), job]));
    this.jobsByFunction = Map.groupBy(this.jobs, (job) => job.function);
    this.campaigns = campaigns(this.jobs, days);
    this.scorecards = scorecards(days);
    this.campaignIds = new Map(this.campaigns.map(({ title, _id }) => [title, _id]));
  }

  campaignOf({ campaign }: DemoJob): Types.ObjectId | null {
    return this.campaignIds.get(campaign) ?? null;
  }

  jobOf(id: Types.ObjectId): DemoJob | undefined {
    return this.jobsById.get(String(id));
  }

  jobsFor(userFunction: UserFunctionName): DemoJob[] {
    return this.jobsByFunction.get(userFunction) ?? [];
  }

  /** A moment in office hours, at least `after` days after a registration and before today. */
  moment(profile: Profile, random: Random, after = 1): Date {
    const earliest = Math.min(-1, -profile.created + after);
    const offset = this.days.workday(random.int(earliest, -1));
    return this.days.at(Math.max(offset, -profile.created), random.int(9 * 60, 17 * 60));
  }

  /** A moment so many days after recruiters started with a candidate, at the latest yesterday. */
  step(profile: Profile, random: Random, after: number): Date {
    const takenUp = isOnTheirWay(profile) ? Math.min(profile.created, TAKEN_UP) : profile.created;
    const offset = Math.min(-1, -takenUp + after + random.int(0, 4));
    return this.days.at(Math.max(this.days.workday(offset), -profile.created), random.int(9 * 60, 17 * 60));
  }
}

/** Whether recruiters worked with a candidate: notes, interviews, tests, mails, tasks. */
export const isWorkedWith = ({ index }: Profile): boolean =>
  index < WORKED_WITH || new Random(`worked with ${index}`).chance(TRACE);

export const STEPS = ['none', 'phone_interview', 'test', 'live_interview', 'offer', 'active', 'contract'] as const;

/** Whether a candidate has reached a status. */
export const reached = ({ status }: Profile, step: (typeof STEPS)[number]): boolean =>
  STEPS.indexOf(status) >= STEPS.indexOf(step);

const isOnTheirWay = ({ status }: Profile): boolean =>
  ['phone_interview', 'test', 'live_interview', 'offer'].includes(status);
