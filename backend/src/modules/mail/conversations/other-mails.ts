import { MAX_OTHERS } from '@byline/shared-types/domain';
import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import type { Sender } from './conversation.presenter.js';
import { ConversationsRepository } from './conversations.repository.js';
import { ReceivedMailsRepository } from './received-mails.repository.js';

/** Finds the other conversations without a candidate whose mails a sender wrote. */
@Injectable()
export class OtherMails {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly received: ReceivedMailsRepository,
  ) {}

  /** Leaves out forged mails, and finds nothing for a sender who may be forged. */
  async of({ email, senderCheck }: Sender, id: Types.ObjectId, session?: ClientSession): Promise<Types.ObjectId[]> {
    if (senderCheck === 'fail') return [];
    const found = await this.received.unmatchedFrom(email, MAX_OTHERS, session);
    return this.conversations.unmatchedAmong(
      found.filter((one) => !one.equals(id)),
      session,
    );
  }
}
