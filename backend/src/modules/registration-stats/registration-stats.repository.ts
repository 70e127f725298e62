import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { ErasedRegistrationRecord } from './erased-registration.schema.js';

@Injectable()
export class RegistrationStatsRepository {
  constructor(@InjectModel('ErasedRegistration') private readonly erased: Model<ErasedRegistrationRecord>) {}

  async addErased(day: string, session: ClientSession): Promise<void> {
    await this.erased.updateOne({ _id: day }, { $inc: { total: 1 } }, { upsert: true, session });
  }

  /** Erased registrations by day; days compare as text. */
  erasedBetween(from: string | undefined, to: string | undefined): Promise<ErasedRegistrationRecord[]> {
    const day = { ...(from ? { $gte: from } : {}), ...(to ? { $lte: to } : {}) };
    return this.erased.find(from || to ? { _id: day } : {}).lean<ErasedRegistrationRecord[]>();
  }
}
