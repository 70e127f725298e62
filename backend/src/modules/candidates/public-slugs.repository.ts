import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import type { CandidateRecord } from './candidate.record.js';

/** The speaking addresses of public pages. */
@Injectable()
export class PublicSlugsRepository {
  constructor(@InjectModel('Candidate') private readonly candidates: Model<CandidateRecord>) {}

  /** Of whom an address is, while the page it leads to is public. */
  async findPublic(slug: string): Promise<Types.ObjectId | null> {
    const found = await this.candidates
      .findOne({ publicSlugs: slug, publicEnabled: true, archived: false })
      .select('_id')
      .lean<{ _id: Types.ObjectId }>();
    return found?._id ?? null;
  }

  async isTaken(slug: string, session: ClientSession): Promise<boolean> {
    return (await this.candidates.exists({ publicSlugs: slug }).session(session)) !== null;
  }
}
