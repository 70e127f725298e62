import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { ErasedPerson } from '../../../common/events/erased-person.js';
import { FileBytes } from '../../files/file-bytes.js';
import { Conversations } from './conversations.service.js';
import { MailAddressesRepository } from './mail-addresses.repository.js';
import type { ReceivedMailRecord } from './received-mail.record.js';
import { ReceivedMailsRepository } from './received-mails.repository.js';

/** Erases a person from the mails that came in (docs/domain/erasure.md#mails). */
@Injectable()
export class EraseReceived {
  constructor(
    private readonly received: ReceivedMailsRepository,
    private readonly addresses: MailAddressesRepository,
    private readonly conversations: Conversations,
    private readonly bytes: FileBytes,
  ) {}

  /** The other addresses of the person. */
  async know(person: ErasedPerson, session: ClientSession): Promise<void> {
    const others = await this.addresses.ofCandidates(person.candidateIds, session);
    person.addAddresses(...others.map(({ email }) => email));
  }

  async run(person: ErasedPerson, session: ClientSession): Promise<void> {
    const addresses = [...person.addresses];
    const mails = await this.received.ofPerson(person.candidateIds, addresses, session);
    person.removed(
      'mail',
      mails.map(({ _id }) => _id),
    );
    person.removed('conversation', await this.remove(mails, session));
    person.changed(await this.received.withoutRecipients(addresses, session));
    await this.addresses.removeOf(person.candidateIds, addresses, session);
  }

  /** Removes mails with their bytes; returns the conversations that have no mail left and are removed too. */
  async remove(mails: readonly ReceivedMailRecord[], session: ClientSession) {
    await this.received.delete(
      mails.map(({ _id }) => _id),
      session,
    );
    await this.bytes.remove(
      mails.flatMap(({ raw }) => raw ?? []),
      session,
    );
    return this.conversations.refresh(mails, session);
  }
}
