import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, QueryFilter, Types } from 'mongoose';
import type { ListParams } from '../../common/lists/list-definition.js';
import { readList, type Page } from '../../common/lists/read-list.js';
import { updateVersioned } from '../../common/mongo/record.js';
import type { CandidateScorecardRecord } from './candidate-scorecard.schema.js';
import type { CandidateScorecardFilter } from './dto/candidate-scorecard.dto.js';

type Ratings = Pick<CandidateScorecardRecord, 'scores' | 'comment'>;

@Injectable()
export class CandidateScorecardsRepository {
  constructor(@InjectModel('CandidateScorecard') private readonly ratings: Model<CandidateScorecardRecord>) {}

  list(params: ListParams<CandidateScorecardFilter>): Promise<Page<CandidateScorecardRecord>> {
    const { candidateId } = params.filter;
    const match = candidateId ? { candidateId: { $in: candidateId } } : {};
    return readList(this.ratings, match as QueryFilter<CandidateScorecardRecord>, params);
  }

  findOf(candidateId: string, session?: ClientSession): Promise<CandidateScorecardRecord[]> {
    return this.ratings
      .find({ candidateId })
      .sort({ createdAt: 1, _id: 1 })
      .session(session ?? null)
      .lean<CandidateScorecardRecord[]>();
  }

  async useScorecard(scorecardId: string): Promise<boolean> {
    return (await this.ratings.exists({ scorecardId })) !== null;
  }

  async create(
    ids: Pick<CandidateScorecardRecord, 'candidateId' | 'scorecardId'>,
    ratings: Ratings,
    session: ClientSession,
  ): Promise<void> {
    await this.ratings.create([{ ...ids, ...ratings }], { session });
  }

  async update(
    id: Types.ObjectId,
    version: number | undefined,
    changes: Partial<Ratings>,
    session: ClientSession,
  ): Promise<void> {
    await updateVersioned(this.ratings, id, version, { $set: changes }, session);
  }

  async delete(id: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.ratings.deleteOne({ _id: id }, { session });
  }

  async deleteOf(candidateId: string, session: ClientSession): Promise<void> {
    await this.ratings.deleteMany({ candidateId }, { session });
  }
}
