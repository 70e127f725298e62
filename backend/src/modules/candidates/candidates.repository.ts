import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { TIME_ZONE } from '@byline/shared-types/domain';
import type { ClientSession, Model, QueryFilter, Types, UpdateQuery } from 'mongoose';
import { ProblemError } from '../../common/errors/problem.error.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import { readList, type IndexKeys, type Page } from '../../common/lists/read-list.js';
import { createRecord, updateVersioned } from '../../common/mongo/record.js';
import type { CandidateContent } from './candidate-changes.js';
import { BRIEF, EXPORTED, NAME } from './candidate.fields.js';
import type { CandidateListParams } from './candidate.list.js';
import type {
  CandidateBrief,
  CandidateName,
  CandidateRecord,
  ExportedCandidate,
  PublicPage,
} from './candidate.record.js';
import { PUBLIC_PAGES, PUBLIC_PAGES_INDEX } from './candidate.schema.js';

export type CandidateMatch = QueryFilter<CandidateRecord>;
type Id = string | Types.ObjectId;

/** How many candidates stand in one place. */
export interface StandingCount {
  standing: number;
  total: number;
}

/** What registrations are counted by; a week starts on Monday. */
export type PeriodUnit = 'year' | 'month' | 'week' | 'day';

@Injectable()
export class CandidatesRepository {
  constructor(@InjectModel('Candidate') private readonly candidates: Model<CandidateRecord>) {}

  list(match: CandidateMatch, params: CandidateListParams, hint?: IndexKeys): Promise<Page<CandidateRecord>> {
    return readList(this.candidates, match, params, hint);
  }

  count(match: CandidateMatch, hint?: IndexKeys): Promise<number> {
    return this.candidates.countDocuments(match, hint ? { hint } : {});
  }

  /**
   * Counts no further than so many. The command of its own counts the keys of an index where an aggregation, which is what the driver makes
   * of a count, passes each on: half the time.
   */
  async countUpTo(match: CandidateMatch, limit: number | undefined, hint?: IndexKeys): Promise<number> {
    const { collection, db } = this.candidates;
    const options = { ...(limit ? { limit } : {}), ...(hint ? { hint } : {}) };
    const answer = await db.db?.command({ count: collection.collectionName, query: match, ...options });
    return answer?.n as number;
  }

  /** How many candidates stand where, of the first so many. */
  countStandings(
    match: CandidateMatch,
    { hint, session, limit }: { hint?: IndexKeys | undefined; session?: ClientSession | undefined; limit?: number },
  ): Promise<StandingCount[]> {
    return this.candidates
      .aggregate<StandingCount>([
        { $match: match },
        ...(limit ? [{ $limit: limit }] : []),
        { $group: { _id: '$standing', total: { $sum: 1 } } },
        { $project: { _id: 0, standing: '$_id', total: 1 } },
      ])
      .option({ ...(hint ? { hint } : {}), ...(session ? { session } : {}) });
  }

  /** How many registered in each period, by the day it starts on. */
  countByPeriod(match: CandidateMatch, unit: PeriodUnit): Promise<{ start: string; total: number }[]> {
    const start = { $dateTrunc: { date: '$createdAt', unit, timezone: TIME_ZONE, startOfWeek: 'monday' } };
    const day = { $dateToString: { date: '$_id', format: '%Y-%m-%d', timezone: TIME_ZONE } };
    return this.candidates.aggregate<{ start: string; total: number }>([
      { $match: match },
      { $group: { _id: start, total: { $sum: 1 } } },
      { $project: { _id: 0, total: 1, start: day } },
    ]);
  }

  countByPostal(match: CandidateMatch): Promise<{ postal: string | null; total: number }[]> {
    return this.candidates.aggregate<{ postal: string | null; total: number }>([
      { $match: match },
      { $group: { _id: '$postal', total: { $sum: 1 } } },
      { $project: { _id: 0, postal: '$_id', total: 1 } },
    ]);
  }

  /** The first candidate of an order. */
  async firstId(match: CandidateMatch, sort: IndexKeys, hint?: IndexKeys): Promise<Types.ObjectId | null> {
    const found = await this.candidates
      .findOne(match, null, hint ? { hint } : {})
      .sort(sort)
      .select('_id')
      .lean<{ _id: Types.ObjectId }>();
    return found?._id ?? null;
  }

  first(match: CandidateMatch, sort: IndexKeys, limit: number, hint?: IndexKeys): Promise<CandidateRecord[]> {
    return this.candidates
      .find(match, null, hint ? { hint } : {})
      .select('-ngrams -searchText')
      .sort(sort)
      .limit(limit)
      .lean<CandidateRecord[]>();
  }

  /** The ids of who matches, so many at most. */
  async ids(match: CandidateMatch, limit: number): Promise<Types.ObjectId[]> {
    const found = await this.candidates.find(match).select('_id').limit(limit).lean<{ _id: Types.ObjectId }[]>();
    return found.map(({ _id }) => _id);
  }

  /** Every candidate that matches, one after the other, for exports. */
  stream(match: CandidateMatch, sort: IndexKeys, hint?: IndexKeys): AsyncIterable<ExportedCandidate> {
    return this.candidates
      .find(match, null, hint ? { hint } : {})
      .select(EXPORTED)
      .sort(sort)
      .lean<ExportedCandidate>()
      .cursor({ batchSize: 500 });
  }

  /** Public pages that search engines may list, from their index alone. */
  async publicPages({ skip, limit, sort, exact }: ListParams<object>): Promise<Page<PublicPage>> {
    const [records, totalCount] = await Promise.all([
      this.candidates
        .find(PUBLIC_PAGES, { modifiedAt: 1 }, { hint: PUBLIC_PAGES_INDEX })
        .sort(Object.fromEntries(sort))
        .skip(skip)
        .limit(limit)
        .lean<PublicPage[]>(),
      exact ? this.count(PUBLIC_PAGES, PUBLIC_PAGES_INDEX) : null,
    ]);
    return { records, totalCount };
  }

  /** Without what only searches read, which is as much as all the rest. */
  findById(id: Id, session?: ClientSession): Promise<CandidateRecord | null> {
    return this.candidates
      .findById(id)
      .select('-ngrams -searchText')
      .session(session ?? null)
      .lean<CandidateRecord>();
  }

  findByEmail(email: string, session?: ClientSession): Promise<CandidateRecord | null> {
    return this.candidates
      .findOne({ email })
      .session(session ?? null)
      .lean<CandidateRecord>();
  }

  findNames(ids: readonly Id[]): Promise<CandidateName[]> {
    return this.candidates
      .find({ _id: { $in: ids } })
      .select(NAME)
      .lean<CandidateName[]>();
  }

  findBriefs(ids: readonly Id[]): Promise<CandidateBrief[]> {
    return this.candidates
      .find({ _id: { $in: ids } })
      .select(BRIEF)
      .lean<CandidateBrief[]>();
  }

  /** Candidates as they are stored, to be changed in this transaction. */
  findWhole(ids: readonly Id[], session: ClientSession): Promise<CandidateRecord[]> {
    return this.candidates
      .find({ _id: { $in: ids } })
      .session(session)
      .lean<CandidateRecord[]>();
  }

  /** All who have a skill, as they are stored, to be changed in this transaction. */
  withSkill(skillId: Id, session: ClientSession): Promise<CandidateRecord[]> {
    return this.candidates
      .find({ archived: { $in: [false, true] }, 'skills.skillId': skillId })
      .session(session)
      .lean<CandidateRecord[]>();
  }

  create(content: CandidateContent & Partial<CandidateRecord>, session: ClientSession): Promise<CandidateRecord> {
    return createRecord(this.candidates, content, session);
  }

  update(
    id: Id,
    version: number | undefined,
    update: UpdateQuery<CandidateRecord>,
    session: ClientSession,
  ): Promise<CandidateRecord> {
    return updateVersioned(this.candidates, id, version, update, session);
  }

  /** Changes candidates that were read in this transaction: one that somebody else changes meanwhile ends it, and it starts again. */
  async updateMany(
    updates: readonly { _id: Types.ObjectId; fields: Partial<CandidateRecord> }[],
    session: ClientSession,
  ): Promise<void> {
    await this.candidates.bulkWrite(
      updates.map(({ _id, fields }) => ({
        updateOne: { filter: { _id }, update: { $set: fields, $inc: { version: 1 } } },
      })),
      { session },
    );
  }

  /** Puts each of these candidates in their folders, leaving their versions and time stamps alone. */
  async setFolders(
    changes: readonly { _id: Types.ObjectId; folders: Types.ObjectId[] }[],
    session: ClientSession,
  ): Promise<void> {
    await this.candidates.bulkWrite(
      changes.map(({ _id, folders }) => ({
        updateOne: { filter: { _id }, update: { $set: { folders } }, timestamps: false },
      })),
      { session },
    );
  }

  /** Changes something that is no part of what people edit, so that nobody's open form becomes stale. */
  async set(id: Id, update: UpdateQuery<CandidateRecord>, session: ClientSession): Promise<void> {
    const { matchedCount } = await this.candidates.updateOne({ _id: id }, update, { session });
    if (matchedCount === 0) throw new ProblemError('not_found');
  }

  /** The same for many, leaving their time stamps alone. */
  async setMany(match: CandidateMatch, update: UpdateQuery<CandidateRecord>, session: ClientSession): Promise<number> {
    const { matchedCount } = await this.candidates.updateMany(match, update, { session, timestamps: false });
    return matchedCount;
  }

  /** Names of the candidates in a folder. */
  inFolder(folderId: Id, limit: number): Promise<CandidateName[]> {
    if (limit === 0) return Promise.resolve([]);
    return this.candidates
      .find({ folders: folderId })
      .sort({ nameKey: 1, _id: 1 })
      .limit(limit)
      .select(NAME)
      .lean<CandidateName[]>();
  }

  async delete(id: Id, session: ClientSession): Promise<void> {
    await this.candidates.deleteOne({ _id: id }, { session });
  }
}
