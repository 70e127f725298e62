import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { Principal } from '../../../common/auth/principal.js';
import { orNotFound, ProblemError } from '../../../common/errors/problem.error.js';
import { DomainEvents } from '../../../common/events/domain-events.js';
import { objectId } from '../../../common/mongo/record.js';
import { Transactions } from '../../../common/mongo/transactions.js';
import { CandidatesService } from '../../candidates/candidates.service.js';
import type { NamedConversation } from './conversation.presenter.js';
import type { ConversationRecord } from './conversation.record.js';
import { ConversationsRepository } from './conversations.repository.js';
import type { AssignConversationRequest } from './dto/unmatched.dto.js';
import { MailAddressesRepository } from './mail-addresses.repository.js';
import { OtherMails } from './other-mails.js';
import { ReadConversations } from './read-conversations.js';
import { ReceivedMailsRepository } from './received-mails.repository.js';
import { TakeAttachments } from './take-attachments.js';

/** Decisions of recruiters about conversations without a candidate. */
@Injectable()
export class MatchConversations {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly received: ReceivedMailsRepository,
    private readonly addresses: MailAddressesRepository,
    private readonly others: OtherMails,
    private readonly attachments: TakeAttachments,
    private readonly reading: ReadConversations,
    private readonly candidates: CandidatesService,
    private readonly events: DomainEvents,
    private readonly transactions: Transactions,
  ) {}

  async assign(
    me: Principal,
    id: string,
    { candidateId, keepAddress = false }: AssignConversationRequest,
  ): Promise<NamedConversation> {
    await this.candidates.writeNew(me, candidateId, async (session) => {
      const { _id } = await this.unmatched(id, 'assigned', session);
      const candidate = objectId(candidateId);
      const sender = (await this.received.sendersOf([_id]))(_id);
      const others = keepAddress && sender ? await this.others.of(sender, _id, session) : [];
      if (keepAddress && sender) {
        await this.addresses.keep(sender.email, candidate, session);
        for (const after of await this.candidates.identitiesOf([candidate], session))
          await this.events.emit('candidate.written', { before: null, after }, session);
      }
      for (const one of [_id, ...others]) {
        await this.conversations.change(one, { candidateId: candidate, discardedAt: null }, session);
        await this.attachments.run(await this.received.giveTo(one, candidate, session), session);
      }
    });
    return this.reading.named(await orNotFound(this.conversations.find(id)));
  }

  async discard(id: string): Promise<void> {
    await this.transactions.run(async (session) => {
      const { _id } = await this.unmatched(id, 'discarded', session);
      await this.conversations.change(
        _id,
        { discardedAt: new Date(), open: false, read: [], laterUntil: null },
        session,
      );
    });
  }

  /** A conversation that still has no candidate. */
  private async unmatched(id: string, to: string, session: ClientSession): Promise<ConversationRecord> {
    const conversation = await orNotFound(this.conversations.find(id, session));
    if (conversation.candidateId)
      throw new ProblemError('impossible_transition', { parameters: { from: 'assigned', to } });
    return conversation;
  }
}
