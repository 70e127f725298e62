import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, QueryFilter, Types } from 'mongoose';
import type { ErasedPerson } from '../../../common/events/erased-person.js';
import type { ReceivedMailRecord } from './received-mail.schema.js';

@Injectable()
export class ReceivedMailsRepository {
  constructor(@InjectModel('ReceivedMail') private readonly mails: Model<ReceivedMailRecord>) {}

  /** The mails of a conversation, the oldest first; reports of mail servers stand at the mail that they are about. */
  ofConversation(conversationId: Types.ObjectId, session?: ClientSession): Promise<ReceivedMailRecord[]> {
    return this.ofConversations([conversationId], session);
  }

  ofConversations(ids: readonly Types.ObjectId[], session?: ClientSession): Promise<ReceivedMailRecord[]> {
    return this.mails
      .find({ conversationId: { $in: ids }, kind: { $in: ['mail', 'auto_reply'] } })
      .sort({ receivedAt: 1, _id: 1 })
      .session(session ?? null)
      .lean<ReceivedMailRecord[]>();
  }

  async add(mail: Partial<ReceivedMailRecord>, session: ClientSession): Promise<void> {
    await this.mails.create([mail], { session });
  }

  /** The mails of a candidate's conversations, and those from any of their addresses. */
  ofPerson({ candidateIds, addresses }: ErasedPerson, session: ClientSession): Promise<ReceivedMailRecord[]> {
    const match = { $or: [{ candidateId: { $in: candidateIds } }, { 'from.email': { $in: [...addresses] } }] };
    return this.mails
      .find(match as QueryFilter<ReceivedMailRecord>)
      .select('conversationId raw')
      .session(session)
      .lean<ReceivedMailRecord[]>();
  }

  async remove(ids: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
    await this.mails.deleteMany({ _id: { $in: ids } }, { session });
  }
}
