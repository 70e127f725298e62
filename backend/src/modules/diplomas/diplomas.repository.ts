import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { ListParams } from '../../common/lists/list-definition.js';
import { readList, type Page } from '../../common/lists/read-list.js';
import { objectId, updateVersioned } from '../../common/mongo/record.js';
import type { DiplomaFilter } from './dto/diploma.dto.js';
import type { DiplomaRecord } from './diploma.record.js';

export type NewDiploma = Pick<DiplomaRecord, 'degree' | 'institute' | 'from' | 'to' | 'country'> & {
  candidateId: string;
};

@Injectable()
export class DiplomasRepository {
  constructor(@InjectModel('Diploma') private readonly diplomas: Model<DiplomaRecord>) {}

  list(candidateId: string | undefined, params: ListParams<DiplomaFilter>): Promise<Page<DiplomaRecord>> {
    return readList(this.diplomas, candidateId ? { candidateId: objectId(candidateId) } : {}, params);
  }

  findById(id: string): Promise<DiplomaRecord | null> {
    return this.diplomas.findById(id).lean<DiplomaRecord>();
  }

  /** Newest first, as profiles show it. */
  findOfCandidate(candidateId: string): Promise<DiplomaRecord[]> {
    return this.diplomas.find({ candidateId }).sort({ from: -1, _id: -1 }).lean<DiplomaRecord[]>();
  }

  async create(diploma: NewDiploma, session: ClientSession): Promise<DiplomaRecord> {
    const [created] = await this.diplomas.create([diploma], { session });
    if (!created) throw new Error('nothing was created');
    return created.toObject();
  }

  update(
    id: string,
    version: number | undefined,
    changes: Partial<NewDiploma>,
    session: ClientSession,
  ): Promise<DiplomaRecord> {
    return updateVersioned(this.diplomas, id, version, { $set: changes }, session);
  }

  async delete(id: string, session: ClientSession): Promise<void> {
    await this.diplomas.deleteOne({ _id: id }, { session });
  }

  async deleteOfCandidate(candidateId: string, session: ClientSession): Promise<void> {
    await this.diplomas.deleteMany({ candidateId }, { session });
  }
}
