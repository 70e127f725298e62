import type { AddressTrouble } from '@byline/shared-types/domain';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, QueryFilter, Types } from 'mongoose';
import { removeRecords } from '../../../common/mongo/record.js';
import type { MailAddressRecord } from './mail-address.schema.js';

type Id = Types.ObjectId;

@Injectable()
export class MailAddressesRepository {
  constructor(@InjectModel('MailAddress') private readonly addresses: Model<MailAddressRecord>) {}

  find(email: string, session?: ClientSession): Promise<MailAddressRecord | null> {
    return this.addresses
      .findOne({ email: email.toLowerCase() })
      .session(session ?? null)
      .lean<MailAddressRecord>();
  }

  /** Those to which mails are returned, the newest first. */
  bad(limit: number): Promise<Pick<MailAddressRecord, 'email' | 'reason'>[]> {
    return this.addresses
      .find({ badSince: { $type: 'date' } })
      .select('email reason')
      .sort({ badSince: -1 })
      .limit(limit)
      .lean<Pick<MailAddressRecord, 'email' | 'reason'>[]>();
  }

  /** Those of these addresses, in lower case, to which mails are returned. */
  badAmong(emails: readonly string[]): Promise<string[]> {
    return this.addresses.distinct('email', { email: { $in: emails }, badSince: { $type: 'date' } });
  }

  /** The other addresses of candidates. */
  ofCandidates(candidateIds: readonly Id[], session?: ClientSession): Promise<MailAddressRecord[]> {
    return this.addresses
      .find({ candidateId: { $in: candidateIds } })
      .session(session ?? null)
      .lean<MailAddressRecord[]>();
  }

  /** Keeps an address as another one of a candidate. */
  keep(email: string, candidateId: Id, session: ClientSession): Promise<void> {
    return this.write(email, { candidateId }, session);
  }

  /** Keeps the earlier address of a candidate, unless a recruiter has given it to another. */
  async keepEarlier(email: string, candidateId: Id, session: ClientSession): Promise<void> {
    const known = await this.find(email, session);
    if (!known?.candidateId) await this.keep(email, candidateId, session);
  }

  /** Takes an address from a candidate; facts that mails told about it stay. */
  async release(email: string, candidateId: Id, session: ClientSession): Promise<void> {
    await this.addresses.updateOne({ email, candidateId }, { $set: { candidateId: null } }, { session });
    await this.addresses.deleteOne({ email, candidateId: null, badSince: null }, { session });
  }

  /** Mails to the address are returned. */
  markBad(email: string, reason: AddressTrouble, at: Date, session: ClientSession): Promise<void> {
    return this.write(email, { badSince: at, reason }, session);
  }

  /** A mail came from it, so it works. */
  async markGood(email: string, session: ClientSession): Promise<void> {
    const match = { email: email.toLowerCase(), badSince: { $ne: null } };
    await this.addresses.updateOne(match, { $set: { badSince: null, reason: null } }, { session });
  }

  /** Removes the addresses of a person. */
  removeOf(candidateIds: readonly Id[], emails: readonly string[], session: ClientSession): Promise<Id[]> {
    const match: QueryFilter<MailAddressRecord> = {
      $or: [{ candidateId: { $in: candidateIds } }, { email: { $in: emails } }],
    };
    return removeRecords(this.addresses, match, session);
  }

  private async write(email: string, changes: Partial<MailAddressRecord>, session: ClientSession): Promise<void> {
    const update = { $set: changes, $inc: { version: 1 } };
    await this.addresses.updateOne({ email: email.toLowerCase() }, update, { upsert: true, session });
  }
}
