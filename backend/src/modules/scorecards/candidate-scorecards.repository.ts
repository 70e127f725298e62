import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, QueryFilter, Types } from 'mongoose';
import { ProblemError } from '../../common/errors/problem.error.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import { readList, type Page } from '../../common/lists/read-list.js';
import { removeOfCandidates } from '../../common/mongo/record.js';
import type { Assessment, CandidateScorecardRecord } from './candidate-scorecard.schema.js';
import type { CandidateScorecardFilter } from './dto/candidate-scorecard.dto.js';

type Given = Partial<Pick<Assessment, 'scores' | 'comment'>>;

@Injectable()
export class CandidateScorecardsRepository {
  constructor(@InjectModel('CandidateScorecard') private readonly cards: Model<CandidateScorecardRecord>) {}

  list(params: ListParams<CandidateScorecardFilter>): Promise<Page<CandidateScorecardRecord>> {
    const { candidateId, _id } = params.filter;
    const match = {
      ...(candidateId ? { candidateId: { $in: candidateId } } : {}),
      ...(_id ? { scorecardId: { $in: _id } } : {}),
    };
    return readList(this.cards, match as QueryFilter<CandidateScorecardRecord>, params);
  }

  countOf(candidateId: string): Promise<number> {
    return this.cards.countDocuments({ candidateId });
  }

  countUses(scorecardId: string, limit: number): Promise<number> {
    return this.cards.countDocuments({ scorecardId }, { limit });
  }

  findOf(candidateId: string, session?: ClientSession): Promise<CandidateScorecardRecord[]> {
    return this.cards
      .find({ candidateId })
      .sort({ createdAt: 1, _id: 1 })
      .session(session ?? null)
      .lean<CandidateScorecardRecord[]>();
  }

  async useScorecard(scorecardId: string): Promise<boolean> {
    return (await this.cards.exists({ scorecardId })) !== null;
  }

  async create(
    ids: Pick<CandidateScorecardRecord, 'candidateId' | 'scorecardId'>,
    assessments: Assessment[],
    session: ClientSession,
  ): Promise<void> {
    await this.cards.create([{ ...ids, assessments }], { session });
  }

  /**
   * Changes the ratings of one recruiter only. Version 0 means no ratings yet, so the second of two windows of the same recruiter gets
   * `stale_version`.
   */
  async assess(
    id: Types.ObjectId,
    recruiterId: Types.ObjectId,
    seen: number | undefined,
    given: Given,
    session: ClientSession,
  ): Promise<void> {
    const modifiedAt = new Date();
    const mine = seen === undefined ? { recruiterId } : { recruiterId, version: seen };
    const fields = Object.entries({ ...given, modifiedAt }).map(([name, value]) => [`assessments.$.${name}`, value]);
    const changed = await this.cards.updateOne(
      { _id: id, assessments: { $elemMatch: mine } },
      { $set: Object.fromEntries(fields) as object, $inc: { 'assessments.$.version': 1, version: 1 } },
      { session },
    );
    if (changed.matchedCount > 0) return;
    if (seen) throw new ProblemError('stale_version');
    const first = { recruiterId, scores: {}, comment: null, ...given, modifiedAt, version: 1 };
    const begun = await this.cards.updateOne(
      { _id: id, 'assessments.recruiterId': { $ne: recruiterId } },
      { $push: { assessments: first }, $inc: { version: 1 } },
      { session },
    );
    if (begun.matchedCount === 0) throw new ProblemError('stale_version');
  }

  /** Replaces all ratings of a card that still has this version, when candidates become one or are separated. */
  async setAssessments(
    { _id, version }: Pick<CandidateScorecardRecord, '_id' | 'version'>,
    assessments: readonly Assessment[],
    next: number,
    session: ClientSession,
  ): Promise<void> {
    const changed = { $set: { assessments, version: next } };
    await this.cards.updateOne({ _id, version }, changed, { session, timestamps: false });
  }

  /** Writes a card as it was before it was removed. */
  async restore(card: CandidateScorecardRecord, session: ClientSession): Promise<void> {
    await this.cards.create([card], { session, timestamps: false });
  }

  async delete(id: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.cards.deleteOne({ _id: id }, { session });
  }

  removeOf(candidateIds: readonly Types.ObjectId[], session: ClientSession): Promise<Types.ObjectId[]> {
    return removeOfCandidates(this.cards, candidateIds, session);
  }
}
