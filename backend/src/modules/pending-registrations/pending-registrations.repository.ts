import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type ClientSession, type Model } from 'mongoose';
import { removeRecords } from '../../common/mongo/record.js';
import { intendedTogether } from '../users/user.rules.js';
import type { ActivationLink, PendingRegistration } from './pending-registration.record.js';

export type NewRegistration = Omit<PendingRegistration, '_id' | 'replaced' | 'earlierJobs' | 'replacedLinks'>;

/** The most that one registration keeps. */
const MAX_REPLACED = 20;

@Injectable()
export class PendingRegistrationsRepository {
  constructor(@InjectModel('PendingRegistration') private readonly pending: Model<PendingRegistration>) {}

  find(email: string, session?: ClientSession): Promise<PendingRegistration | null> {
    return this.pending
      .findOne({ email })
      .session(session ?? null)
      .lean<PendingRegistration>();
  }

  /** Replaces an earlier registration of the address, with its password and its link; its jobs stay. */
  async put(registration: NewRegistration, session: ClientSession): Promise<PendingRegistration> {
    const before = await this.find(registration.email, session);
    const record = {
      ...registration,
      ...intendedTogether(before, registration),
      _id: before?._id ?? new Types.ObjectId(),
      replaced: before !== null,
      replacedLinks: before ? [...(before.replacedLinks ?? []), before.link.hash].slice(-MAX_REPLACED) : [],
    };
    await this.pending.replaceOne({ email: record.email }, record, { upsert: true, session });
    return record;
  }

  async setLink(
    { email, link: before }: PendingRegistration,
    link: ActivationLink,
    removeAt: Date,
    session: ClientSession,
  ): Promise<void> {
    const replacedLinks = { $each: [before.hash], $slice: -MAX_REPLACED };
    await this.pending.updateOne({ email }, { $set: { link, removeAt }, $push: { replacedLinks } }, { session });
  }

  /** Removes and returns the registration of a link; null if the link is unknown, used, replaced or expired. */
  take(email: string, hash: string, session: ClientSession): Promise<PendingRegistration | null> {
    return this.pending
      .findOneAndDelete({ email, 'link.hash': hash, 'link.expiresAt': { $gt: new Date() } }, { session })
      .lean<PendingRegistration>();
  }

  removeOf(emails: readonly string[], session: ClientSession): Promise<Types.ObjectId[]> {
    return removeRecords(this.pending, { email: { $in: emails } }, session);
  }

  async delete(email: string, session: ClientSession): Promise<void> {
    await this.pending.deleteOne({ email }, { session });
  }
}
