import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { ListParams } from '../../common/lists/list-definition.js';
import { readList, type Page } from '../../common/lists/read-list.js';
import { objectId, updateVersioned } from '../../common/mongo/record.js';
import type { ExperienceFilter } from './dto/experience.dto.js';
import type { ExperienceRecord } from './experience.record.js';

export type NewExperience = Pick<ExperienceRecord, 'function' | 'company' | 'from' | 'to'> & { candidateId: string };

@Injectable()
export class ExperienceRepository {
  constructor(@InjectModel('Experience') private readonly experience: Model<ExperienceRecord>) {}

  list(candidateId: string | undefined, params: ListParams<ExperienceFilter>): Promise<Page<ExperienceRecord>> {
    return readList(this.experience, candidateId ? { candidateId: objectId(candidateId) } : {}, params);
  }

  findById(id: string): Promise<ExperienceRecord | null> {
    return this.experience.findById(id).lean<ExperienceRecord>();
  }

  /** Newest first, as profiles show it. */
  findOfCandidate(candidateId: string): Promise<ExperienceRecord[]> {
    return this.experience.find({ candidateId }).sort({ from: -1, _id: -1 }).lean<ExperienceRecord[]>();
  }

  async create(experience: NewExperience, session: ClientSession): Promise<ExperienceRecord> {
    const [created] = await this.experience.create([experience], { session });
    if (!created) throw new Error('nothing was created');
    return created.toObject();
  }

  update(
    id: string,
    version: number | undefined,
    changes: Partial<NewExperience>,
    session: ClientSession,
  ): Promise<ExperienceRecord> {
    return updateVersioned(this.experience, id, version, { $set: changes }, session);
  }

  async delete(id: string, session: ClientSession): Promise<void> {
    await this.experience.deleteOne({ _id: id }, { session });
  }

  async deleteOfCandidate(candidateId: string, session: ClientSession): Promise<void> {
    await this.experience.deleteMany({ candidateId }, { session });
  }
}
