import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { AskFrequency } from '@byline/shared-types/domain';
import type { ClientSession, Model, Types } from 'mongoose';
import type { AskedPersonRecord } from './asked-person.schema.js';

type Id = string | Types.ObjectId;

@Injectable()
export class AskedPeopleRepository {
  constructor(@InjectModel('AskedPerson') private readonly people: Model<AskedPersonRecord>) {}

  find(candidateId: Id, session?: ClientSession): Promise<AskedPersonRecord | null> {
    return this.people
      .findById(candidateId)
      .session(session ?? null)
      .lean<AskedPersonRecord>();
  }

  findMany(candidateIds: readonly Types.ObjectId[], session?: ClientSession): Promise<AskedPersonRecord[]> {
    return this.people
      .find({ _id: { $in: candidateIds } })
      .session(session ?? null)
      .lean<AskedPersonRecord[]>();
  }

  async set(candidateId: Id, fields: Partial<AskedPersonRecord>, session?: ClientSession): Promise<void> {
    await this.people.updateOne(
      { _id: candidateId },
      { $set: fields, $inc: { version: 1 } },
      { upsert: true, ...(session && { session }) },
    );
  }

  /** The person chose how often; the worker looks at once what follows. */
  setFrequency(candidateId: Id, frequency: AskFrequency, session?: ClientSession): Promise<void> {
    return this.set(candidateId, { frequency, nextAskAt: frequency === 'never' ? null : new Date() }, session);
  }

  /** They applied, or a recruiter wrote to them; the worker looks at once whether to ask them. */
  contacted(candidateId: Id, session: ClientSession): Promise<void> {
    const now = new Date();
    return this.set(candidateId, { contactedAt: now, nextAskAt: now }, session);
  }

  async due(now: Date, limit: number): Promise<Types.ObjectId[]> {
    const found = await this.people
      .find({ nextAskAt: { $lte: now } })
      .sort({ nextAskAt: 1 })
      .limit(limit)
      .select('_id')
      .lean<{ _id: Types.ObjectId }[]>();
    return found.map(({ _id }) => _id);
  }

  /** A person who is still due. The write makes another worker's transaction on them fail. */
  takeDue(id: Types.ObjectId, now: Date, session: ClientSession): Promise<AskedPersonRecord | null> {
    return this.people
      .findOneAndUpdate(
        { _id: id, nextAskAt: { $lte: now } },
        { $inc: { version: 1 } },
        { session, returnDocument: 'after' },
      )
      .lean<AskedPersonRecord>();
  }

  /** Writes to each of these people, so that another transaction that asks one of them fails and looks again. */
  async claim(candidateIds: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
    const update = { $inc: { version: 1 } };
    await this.people.bulkWrite(
      candidateIds.map((_id) => ({ updateOne: { filter: { _id }, update, upsert: true } })),
      { session, ordered: true },
    );
  }

  async remove(candidateIds: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
    await this.people.deleteMany({ _id: { $in: candidateIds } }, { session });
  }

  /** Writes records as they were, with their time stamps. */
  async restore(records: readonly AskedPersonRecord[], session: ClientSession): Promise<void> {
    await this.people.create([...records], { session, ordered: true, timestamps: false });
  }
}
