import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, QueryFilter, Types } from 'mongoose';
import type { CandidateRecord } from './candidate.record.js';

/** What an erasure asks about everybody else. */
@Injectable()
export class ErasuresRepository {
  constructor(@InjectModel('Candidate') private readonly candidates: Model<CandidateRecord>) {}

  /** Those of these addresses that another candidate has. */
  async othersAddresses(
    emails: readonly string[],
    candidateIds: readonly Types.ObjectId[],
    session: ClientSession,
  ): Promise<string[]> {
    const match = { email: { $in: emails }, _id: { $nin: candidateIds } } as QueryFilter<CandidateRecord>;
    const others = await this.candidates.find(match).select('email').session(session).lean<CandidateRecord[]>();
    return others.map(({ email }) => email);
  }

  async othersHaveSkill(
    skillId: Types.ObjectId,
    candidateIds: readonly Types.ObjectId[],
    session: ClientSession,
  ): Promise<boolean> {
    const match = { 'skills.skillId': skillId, _id: { $nin: candidateIds } } as QueryFilter<CandidateRecord>;
    return (await this.candidates.exists(match).session(session)) !== null;
  }
}
