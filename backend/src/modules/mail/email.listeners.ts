import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../common/events/domain-events.js';
import { objectId } from '../../common/mongo/record.js';
import { ConversationsRepository } from './conversations/conversations.repository.js';
import { EraseReceived } from './conversations/erase-received.js';
import { MailAddressesRepository } from './conversations/mail-addresses.repository.js';
import { MergeAddresses } from './conversations/merge-addresses.js';
import { EraseMails } from './erase-mails.js';
import { MergePlannedMails } from './merge-planned-mails.js';
import { Outbox } from './outbox.service.js';

/** Changes mails when a person is erased or gets another address, or when their sender loses the recruiter role. */
@Injectable()
export class EmailListeners implements OnModuleInit {
  constructor(
    private readonly erase: EraseMails,
    private readonly eraseReceived: EraseReceived,
    private readonly addresses: MailAddressesRepository,
    private readonly mergeAddresses: MergeAddresses,
    private readonly mergePlanned: MergePlannedMails,
    private readonly outbox: Outbox,
    private readonly conversations: ConversationsRepository,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('person.known', (person, session) => this.eraseReceived.know(person, session));
    this.events.on('person.erased', (person, session) => this.erase.run(person, session));
    this.events.on('candidate.renamed', async ({ candidateId, earlierEmail }, session) => {
      if (earlierEmail) await this.addresses.keepEarlier(earlierEmail, objectId(candidateId), session);
    });
    this.events.on('candidates.merged', async (merge, session) => {
      await this.mergeAddresses.join(merge, session);
      await this.mergePlanned.join(merge, session);
    });
    this.events.on('candidates.separated', async (merge, session) => {
      await this.mergeAddresses.separate(merge, session);
      await this.mergePlanned.separate(merge, session);
    });
    this.events.on('recruiter.left', async ({ userId, at }, session) => {
      await this.outbox.holdOf(userId, at, session);
      await this.conversations.withoutUsers([objectId(userId)], session);
    });
  }
}
