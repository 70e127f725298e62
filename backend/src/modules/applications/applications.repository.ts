import { APPLICATION_STATUSES, type ApplicationStatus } from '@byline/shared-types/domain';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, QueryFilter, Types } from 'mongoose';
import { isDay } from '../../common/http/values.js';
import { dateCondition, type DateRangeDto } from '../../common/lists/list-filters.dto.js';
import { dayOf } from '../../common/time.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import { readList, type Page } from '../../common/lists/read-list.js';
import { searchCondition, searchFields } from '../../common/lists/search.js';
import { createRecord, removeOfCandidates, updateVersioned } from '../../common/mongo/record.js';
import { WORK_FIELDS, type JobWork } from '../jobs/job.rules.js';
import type { ApplicationRecord, Decision } from './application.schema.js';
import type { ApplicationFilter } from './dto/application-filter.dto.js';

type Id = string | Types.ObjectId;
type Names = { firstname: string; name: string };
type Counts = Record<ApplicationStatus, number>;

/** Days are stored as text; a moment counts as its day. */
const dayCondition = ({ from, to }: DateRangeDto): Record<string, string> => ({
  ...(from && { $gte: isDay(from) ? from : dayOf(from) }),
  ...(to && { $lte: isDay(to) ? to : dayOf(to) }),
});

function matchOf({ createdAt, answerBy, notProposedBy, ...fields }: ApplicationFilter): QueryFilter<ApplicationRecord> {
  const given = Object.entries(fields).filter(([, values]) => values !== undefined);
  return {
    ...Object.fromEntries(given.map(([field, values]) => [field, { $in: values }])),
    ...(createdAt ? { createdAt: dateCondition(createdAt) } : {}),
    ...(answerBy ? { answerBy: dayCondition(answerBy) } : {}),
    ...(notProposedBy ? { proposedBy: { $nin: notProposedBy } } : {}),
  };
}

/** In the order in which a mail prefers them. */
const ONGOING: ApplicationStatus[] = ['pending', 'successful'];

type DecidedBy = Pick<ApplicationRecord, 'decidedAt' | 'decidedBy'>;

/** Search finds an application by its candidate's name, in both orders. */
const searchOf = ({ firstname, name }: Names) => searchFields(`${firstname} ${name}`, `${name} ${firstname}`);

@Injectable()
export class ApplicationsRepository {
  constructor(@InjectModel('JobApplication') private readonly applications: Model<ApplicationRecord>) {}

  list(params: ListParams<ApplicationFilter>): Promise<Page<ApplicationRecord>> {
    return readList(this.applications, matchOf(params.filter), params);
  }

  /** Counts each status, ignoring the status filter of `params`. */
  async counts({ search, filter }: ListParams<ApplicationFilter>): Promise<Counts> {
    const count = (status: ApplicationStatus): Promise<number> =>
      this.applications.countDocuments({ ...matchOf({ ...filter, status: [status] }), ...searchCondition(search) });
    const counted = APPLICATION_STATUSES.map(async (status) => [status, await count(status)] as const);
    return Object.fromEntries(await Promise.all(counted)) as Counts;
  }

  /** Counts each source. */
  async sources({
    search,
    filter,
  }: ListParams<ApplicationFilter>): Promise<Record<'campaign' | 'proposed' | 'direct', number>> {
    const count = (source: QueryFilter<ApplicationRecord>): Promise<number> =>
      this.applications.countDocuments({ ...matchOf(filter), ...searchCondition(search), $and: [source] });
    const isThere = { $ne: null };
    const [campaign, proposed, direct] = await Promise.all([
      count({ proposedBy: null, campaignId: isThere }),
      count({ proposedBy: isThere }),
      count({ proposedBy: null, campaignId: null }),
    ]);
    return { campaign, proposed, direct };
  }

  find(id: Id, session?: ClientSession): Promise<ApplicationRecord | null> {
    return this.applications
      .findById(id)
      .session(session ?? null)
      .lean<ApplicationRecord>();
  }

  findMany(ids: readonly Id[], session: ClientSession): Promise<ApplicationRecord[]> {
    return this.applications
      .find({ _id: { $in: ids } } as QueryFilter<ApplicationRecord>)
      .session(session)
      .lean<ApplicationRecord[]>();
  }

  findOf(candidateId: Id, session: ClientSession): Promise<ApplicationRecord[]> {
    return this.applications.find({ candidateId }).session(session).lean<ApplicationRecord[]>();
  }

  readOf(candidateId: Id): Promise<ApplicationRecord[]> {
    return this.applications.find({ candidateId }).select('-ngrams -searchText').lean<ApplicationRecord[]>();
  }

  async hasApplied(candidateId: Id, jobId: Id, session?: ClientSession): Promise<boolean> {
    const match = { candidateId, jobId, status: { $ne: 'withdrawn' as const } };
    return (await this.applications.exists(match).session(session ?? null)) !== null;
  }

  /** The applications for a job, of all or of some candidates, withdrawn ones too. */
  findForJob(
    jobId: Id,
    candidateIds?: readonly Id[],
    session?: ClientSession,
  ): Promise<Pick<ApplicationRecord, '_id' | 'candidateId' | 'status'>[]> {
    const match = { jobId, ...(candidateIds ? { candidateId: { $in: candidateIds } } : {}) };
    return this.applications
      .find(match as QueryFilter<ApplicationRecord>)
      .select('candidateId status')
      .session(session ?? null)
      .lean();
  }

  /** The pending and successful applications of some candidates: pending ones first, newest first. */
  findOngoing(
    candidateIds: readonly Id[],
    session?: ClientSession,
  ): Promise<Pick<ApplicationRecord, 'candidateId' | 'jobId'>[]> {
    return this.applications
      .find({ candidateId: { $in: candidateIds }, status: { $in: ONGOING } } as QueryFilter<ApplicationRecord>)
      .sort({ status: 1, createdAt: -1, _id: -1 })
      .select('candidateId jobId')
      .session(session ?? null)
      .lean();
  }

  /** The successful applications of some candidates, with their own periods of work. */
  findApproved(
    candidateIds: readonly Id[],
    session: ClientSession,
  ): Promise<Pick<ApplicationRecord, '_id' | 'candidateId' | 'jobId' | keyof JobWork>[]> {
    return this.applications
      .find({ candidateId: { $in: candidateIds }, status: 'successful' } as QueryFilter<ApplicationRecord>)
      .sort({ _id: 1 })
      .select(`candidateId jobId ${WORK_FIELDS.join(' ')}`)
      .session(session)
      .lean();
  }

  /** The candidates with a successful application for a job. */
  approvedFor(jobId: Id, session: ClientSession): Promise<Types.ObjectId[]> {
    return this.applications.distinct('candidateId', { jobId, status: 'successful' }).session(session);
  }

  /** The candidates with a pending or successful application. */
  ongoingCandidates(): Promise<Types.ObjectId[]> {
    return this.applications.distinct('candidateId', { status: { $in: ONGOING } });
  }

  /** The pending applications, the newest first. */
  findPending(candidateId: Id, session: ClientSession): Promise<ApplicationRecord[]> {
    return this.applications
      .find({ candidateId, status: 'pending' })
      .sort({ createdAt: -1, _id: -1 })
      .session(session)
      .lean<ApplicationRecord[]>();
  }

  create(
    application: Pick<ApplicationRecord, 'candidateId' | 'jobId' | 'campaignId' | 'proposedBy' | 'status' | 'answerBy'>,
    candidate: Names,
    session: ClientSession,
  ): Promise<ApplicationRecord> {
    return createRecord(this.applications, { ...application, ...searchOf(candidate) }, session);
  }

  /** The withdrawn application that a new one for the same job replaces. */
  async deleteWithdrawn(candidateId: Id, jobId: Id, session: ClientSession): Promise<void> {
    await this.applications.deleteOne({ candidateId, jobId, status: 'withdrawn' }, { session });
  }

  set(
    id: Id,
    version: number,
    changes: Partial<ApplicationRecord>,
    session: ClientSession,
  ): Promise<ApplicationRecord> {
    return updateVersioned(this.applications, id, version, { $set: changes }, session);
  }

  /** Stores the mail about a proposal, without a new version: it is part of the proposal. */
  async setProposalMail(id: Id, proposalMailId: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.applications.updateOne({ _id: id }, { $set: { proposalMailId } }, { session, timestamps: false });
  }

  /** The mails about proposals for a job that still wait for an answer. */
  async proposalMails(jobId: Id, session: ClientSession): Promise<Types.ObjectId[]> {
    const match = { jobId, status: 'pending' as const, proposalMailId: { $ne: null } };
    const found = await this.applications.find(match).select('proposalMailId').session(session).lean();
    return found.flatMap(({ proposalMailId }) => proposalMailId ?? []);
  }

  /** Stores the first reading of a candidate's pending applications, without a new version, so that a decision does not become stale. */
  async markRead(candidateId: Id, by: { readAt: Date; readBy: Types.ObjectId }, session: ClientSession): Promise<void> {
    const unread = { candidateId, status: 'pending' as const, readAt: null };
    await this.applications.updateMany(unread, { $set: by }, { session, timestamps: false });
  }

  /** The same for the first conversation: one before a planned one replaces it. */
  async markConversation(candidateId: Id, conversationAt: Date, session: ClientSession): Promise<void> {
    const isLater = { $or: [{ conversationAt: null }, { conversationAt: { $gt: conversationAt } }] };
    const open = { candidateId, status: 'pending' as const, ...isLater };
    await this.applications.updateMany(open, { $set: { conversationAt } }, { session, timestamps: false });
  }

  async unmarkConversation(candidateId: Id, conversationAt: Date, session: ClientSession): Promise<void> {
    const open = { candidateId, status: 'pending' as const, conversationAt };
    await this.applications.updateMany(open, { $set: { conversationAt: null } }, { session, timestamps: false });
  }

  decide(
    id: Id,
    version: number | undefined,
    decision: Decision & DecidedBy & JobWork,
    session: ClientSession,
  ): Promise<ApplicationRecord> {
    return updateVersioned(this.applications, id, version, { $set: decision }, session);
  }

  /** Follows the candidate's name without a new version, so that no other change becomes stale. */
  async rename(candidateId: Id, candidate: Names, session: ClientSession): Promise<void> {
    await this.applications.updateMany({ candidateId }, { $set: searchOf(candidate) }, { session, timestamps: false });
  }

  /** Writes an application as it was before it was removed. */
  async restore(application: ApplicationRecord, session: ClientSession): Promise<void> {
    await this.applications.create([application], { session, timestamps: false });
  }

  async delete(id: Id, session: ClientSession): Promise<void> {
    await this.applications.deleteOne({ _id: id }, { session });
  }

  removeOf(candidateIds: readonly Types.ObjectId[], session: ClientSession): Promise<Types.ObjectId[]> {
    return removeOfCandidates(this.applications, candidateIds, session);
  }
}
