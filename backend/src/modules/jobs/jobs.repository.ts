import { JOB_TIME_STATES, type DecidedStatus, type JobTimeState } from '@byline/shared-types/domain';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, QueryFilter, Types } from 'mongoose';
import type { ListParams } from '../../common/lists/list-definition.js';
import { readList, type Page } from '../../common/lists/read-list.js';
import { searchCondition } from '../../common/lists/search.js';
import { listFields } from '../../common/lists/sort-keys.js';
import { cacheNames, type NameCache } from '../../common/mongo/name-cache.js';
import { createRecord, updateVersioned } from '../../common/mongo/record.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { dropMentions } from '../../common/rich-text/drop-mentions.js';
import { today } from '../../common/time.js';
import type { JobFilter } from './dto/job-filter.dto.js';
import { timeStateCondition, WORK_FIELDS, type JobWork } from './job.rules.js';
import type { JobRecord } from './job.schema.js';

type Counts = Record<JobTimeState, number>;

function matchOf({ timeState, ...fields }: JobFilter, day = today()): QueryFilter<JobRecord> {
  const given = Object.entries(fields).filter(([, values]) => values !== undefined);
  return {
    ...Object.fromEntries(given.map(([field, values]) => [field, { $in: values }])),
    ...(timeState ? timeStateCondition(timeState, day) : {}),
    removed: false,
  };
}

const WORK = WORK_FIELDS.join(' ');
const NAMES = ['title', 'client', 'languageId', 'removed', ...WORK_FIELDS] as const;
export type JobNames = Pick<JobRecord, '_id' | (typeof NAMES)[number]>;
type Brief = Pick<
  JobRecord,
  'title' | 'client' | 'languageId' | 'answerDays' | 'from' | 'to' | 'closedAt' | 'removed'
> &
  JobWork;

@Injectable()
export class JobsRepository {
  private readonly names: NameCache<JobNames>;

  constructor(
    @InjectModel('Job') private readonly jobs: Model<JobRecord>,
    transactions: Transactions,
  ) {
    this.names = cacheNames(jobs, [...NAMES], transactions);
  }

  list(params: ListParams<JobFilter>): Promise<Page<JobRecord>> {
    return readList(this.jobs, matchOf(params.filter), params);
  }

  /** Counts every time state, regardless of the one in `params`. */
  async counts({ search, filter: { timeState: _, ...filter } }: ListParams<JobFilter>): Promise<Counts> {
    const day = today();
    const count = (state: JobTimeState): Promise<number> =>
      this.jobs.countDocuments({ ...matchOf({ ...filter, timeState: state }, day), ...searchCondition(search) });
    const counted = JOB_TIME_STATES.map(async (state) => [state, await count(state)] as const);
    return Object.fromEntries(await Promise.all(counted)) as Counts;
  }

  find(id: string, session?: ClientSession): Promise<JobRecord | null> {
    return this.jobs
      .findOne({ _id: id, removed: false })
      .session(session ?? null)
      .lean<JobRecord>();
  }

  /** The fields that an applicant is told of, and those that decide the job's standing; includes deleted jobs. */
  findBrief(id: string | Types.ObjectId, session?: ClientSession): Promise<Brief | null> {
    return this.jobs
      .findById(id)
      .select(`title client languageId answerDays from to closedAt removed ${WORK}`)
      .session(session ?? null)
      .lean<Brief>();
  }

  /** Includes deleted jobs: applications still show their titles. */
  findNames(ids: readonly string[]): Promise<JobNames[]> {
    return this.names.find(ids);
  }

  /** The periods of work of these jobs, as the transaction stores them. */
  findWork(
    ids: readonly string[],
    session: ClientSession,
  ): Promise<Pick<JobRecord, '_id' | 'removed' | keyof JobWork>[]> {
    return this.jobs
      .find({ _id: { $in: ids } } as QueryFilter<JobRecord>)
      .select(`removed ${WORK}`)
      .session(session)
      .lean();
  }

  async usesCampaign(campaignId: string, session: ClientSession): Promise<boolean> {
    return (await this.jobs.exists({ campaigns: campaignId, removed: false }).session(session)) !== null;
  }

  create(job: Partial<JobRecord>, session: ClientSession): Promise<JobRecord> {
    return createRecord(this.jobs, { ...job, ...listFields({ title: job.title, client: job.client }) }, session);
  }

  async update(
    saved: JobRecord,
    version: number | undefined,
    changes: Partial<JobRecord>,
    session?: ClientSession,
  ): Promise<JobRecord> {
    const { title, client } = { ...saved, ...changes };
    const $set = { ...changes, ...listFields({ title, client }) };
    const changed = await updateVersioned(this.jobs, saved._id, version, { $set }, session);
    this.names.dropAfter(session, saved._id);
    return changed;
  }

  /** Changes the counts of applications. Keeps the version, so open forms of the job stay valid. */
  async count(
    id: Types.ObjectId,
    changes: Partial<Record<DecidedStatus, number>>,
    session: ClientSession,
  ): Promise<Pick<JobRecord, 'removed' | keyof JobWork> | null> {
    const $inc = Object.fromEntries(
      Object.entries(changes).map(([status, change]) => [`jobapplications.${status}`, change]),
    );
    return this.jobs
      .findOneAndUpdate({ _id: id }, { $inc }, { session, timestamps: false, projection: `removed ${WORK}` })
      .lean<JobRecord>();
  }

  /** Removes erased users as makers of jobs, and from mentions; returns the number of jobs that named them. */
  async dropUsers(userIds: readonly Types.ObjectId[], session: ClientSession): Promise<number> {
    for (const field of ['createdBy', 'changedBy']) {
      const theirs = { [field]: { $in: userIds } } as QueryFilter<JobRecord>;
      await this.jobs.updateMany(theirs, { $set: { [field]: null } }, { session, timestamps: false });
    }
    return dropMentions(this.jobs, ['introduction', 'description', 'about', 'offer'], userIds, session);
  }
}
