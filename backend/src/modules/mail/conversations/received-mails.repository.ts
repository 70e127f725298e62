import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import type { ReceivedMailRecord } from './received-mail.schema.js';

@Injectable()
export class ReceivedMailsRepository {
  constructor(@InjectModel('ReceivedMail') private readonly mails: Model<ReceivedMailRecord>) {}

  /** The mails of a conversation, the oldest first; reports of mail servers stand at the mail that they are about. */
  ofConversation(conversationId: Types.ObjectId, session?: ClientSession): Promise<ReceivedMailRecord[]> {
    return this.mails
      .find({ conversationId, kind: { $in: ['mail', 'auto_reply'] } })
      .sort({ receivedAt: 1, _id: 1 })
      .session(session ?? null)
      .lean<ReceivedMailRecord[]>();
  }
}
