import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { ASK_KEPT_DAYS, ASK_LINK_DAYS, DAY_MS, TIME_ZONE, type AskAnswer } from '@byline/shared-types/domain';
import type { ClientSession, Model, Types } from 'mongoose';
import { removeOfCandidates } from '../../common/mongo/record.js';
import type { AvailabilityAskRecord } from './availability-ask.schema.js';

export type NewAsk = Pick<
  AvailabilityAskRecord,
  '_id' | 'candidateId' | 'askedBy' | 'operationId' | 'mailId' | 'sentAt'
>;

const after = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);

@Injectable()
export class AvailabilityAsksRepository {
  constructor(@InjectModel('AvailabilityAsk') private readonly asks: Model<AvailabilityAskRecord>) {}

  find(id: string | Types.ObjectId, session?: ClientSession): Promise<AvailabilityAskRecord | null> {
    return this.asks
      .findById(id)
      .session(session ?? null)
      .lean<AvailabilityAskRecord>();
  }

  /** When each of these people was last asked. */
  async lastOf(
    candidateIds: readonly Types.ObjectId[],
    session?: ClientSession,
  ): Promise<Map<string, { askedAt: Date }>> {
    const found = await this.asks
      .aggregate<{ _id: Types.ObjectId; askedAt: Date }>([
        { $match: { candidateId: { $in: candidateIds } } },
        { $group: { _id: '$candidateId', askedAt: { $max: '$sentAt' } } },
      ])
      .session(session ?? null);
    return new Map(found.map(({ _id, askedAt }) => [String(_id), { askedAt }]));
  }

  /** Stores questions; the earlier ones of these people close at `closedAt`, so only the newest link of a person works. */
  async add(asks: readonly NewAsk[], closedAt: Date, session: ClientSession): Promise<void> {
    if (asks.length === 0) return;
    const candidateIds = asks.map(({ candidateId }) => candidateId);
    await this.asks.updateMany(
      { candidateId: { $in: candidateIds }, closedAt: null },
      { $set: { closedAt }, $inc: { version: 1 } },
      { session },
    );
    const kept = asks.map((ask) => ({
      ...ask,
      expiresAt: after(ask.sentAt, ASK_LINK_DAYS),
      expireAt: after(ask.sentAt, ASK_KEPT_DAYS),
    }));
    await this.asks.insertMany(kept, { session });
  }

  /** Stores the answer of a question, also another one in place of it. */
  async answer(id: Types.ObjectId, answer: AskAnswer, at: Date, session: ClientSession): Promise<void> {
    await this.asks.updateOne({ _id: id }, { $set: { answer, answeredAt: at }, $inc: { version: 1 } }, { session });
  }

  /** Takes questions back whose mail did not leave, and opens again those that they closed. */
  async takeBack(mailIds: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
    const match = { mailId: { $in: mailIds } };
    const candidateIds = await this.asks.distinct('candidateId', match).session(session);
    await this.asks.deleteMany(match, { session });
    await this.openNewest(candidateIds, session);
  }

  /** Opens the newest question of each of these people, which only a newer one or a merge closes. */
  async openNewest(candidateIds: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
    const newest = await this.asks
      .aggregate<{ askId: Types.ObjectId }>([
        { $match: { candidateId: { $in: candidateIds } } },
        { $sort: { candidateId: 1, sentAt: -1 } },
        { $group: { _id: '$candidateId', askId: { $first: '$_id' } } },
      ])
      .session(session);
    await this.asks.updateMany(
      { _id: { $in: newest.map(({ askId }) => askId) }, closedAt: { $ne: null } },
      { $set: { closedAt: null }, $inc: { version: 1 } },
      { session },
    );
  }

  /** Closes the questions of candidates who become one, except the newest. */
  async closeOlder(candidateIds: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
    const candidateId = { $in: candidateIds };
    const newest = await this.asks.findOne({ candidateId }).sort({ sentAt: -1 }).session(session).lean();
    await this.asks.updateMany(
      { candidateId, closedAt: { $type: 'null' }, _id: { $ne: newest?._id } },
      { $set: { closedAt: new Date() }, $inc: { version: 1 } },
      { session },
    );
  }

  /** The mails of the questions to a person that have no answer. */
  unanswered(candidateId: Types.ObjectId, session: ClientSession): Promise<Types.ObjectId[]> {
    return this.asks.distinct('mailId', { candidateId, answeredAt: null, mailId: { $ne: null } }).session(session);
  }

  /** The questions to a person, the newest first. */
  ofCandidate(candidateId: string): Promise<AvailabilityAskRecord[]> {
    return this.asks.find({ candidateId }).sort({ sentAt: -1 }).lean<AvailabilityAskRecord[]>();
  }

  /** The questions of an operation; a person who was reminded has a second one. */
  ofOperation(operationId: Types.ObjectId, session?: ClientSession): Promise<AvailabilityAskRecord[]> {
    return this.asks
      .find({ operationId: { $type: 'objectId', $eq: operationId } })
      .sort({ answeredAt: -1 })
      .session(session ?? null)
      .lean<AvailabilityAskRecord[]>();
  }

  /** By the hour of asking in the agency's calendar, from the keys of an index alone. */
  countByHour(): Promise<{ hour: number; asked: number; answered: number }[]> {
    const hour = { $hour: { date: '$sentAt', timezone: TIME_ZONE } };
    const answered = { $sum: { $cond: [{ $gt: ['$answeredAt', null] }, 1, 0] } };
    return this.asks
      .aggregate<{ hour: number; asked: number; answered: number }>([
        { $match: { sentAt: { $gt: new Date(0) } } },
        { $group: { _id: hour, asked: { $sum: 1 }, answered } },
        { $project: { _id: 0, hour: '$_id', asked: 1, answered: 1 } },
        { $sort: { hour: 1 } },
      ])
      .option({ hint: { sentAt: 1, answeredAt: 1 } });
  }

  async remove(candidateIds: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
    await removeOfCandidates(this.asks, candidateIds, session);
  }

  /** The recruiters leave the questions that they asked. */
  async forgetUsers(userIds: readonly Types.ObjectId[], session: ClientSession): Promise<number> {
    const match = { askedBy: { $in: userIds } };
    return (await this.asks.updateMany(match, { $set: { askedBy: null } }, { session })).modifiedCount;
  }
}
