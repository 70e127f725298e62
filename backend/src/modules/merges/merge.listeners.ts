import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { DomainEvents } from '../../common/events/domain-events.js';
import type { ErasedPerson } from '../../common/events/erased-person.js';
import type { MergeRecord } from './merge.schema.js';
import { MergesRepository } from './merges.repository.js';

interface KeptLogin {
  _id: MergeRecord['_id'];
  email: string;
}

/** An erasure also removes the candidates that a person was before a merge, and everything that the merge keeps of them. */
@Injectable()
export class MergeListeners implements OnModuleInit {
  constructor(
    private readonly merges: MergesRepository,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('person.known', (person, session) => this.know(person, session));
    this.events.on('person.erased', async (person, session) => {
      await this.merges.removeInto(person.candidateIds, session);
      person.changed(await this.merges.forgetUsers(person.userIds, session));
    });
  }

  private async know(person: ErasedPerson, session: ClientSession): Promise<void> {
    let ids = [...person.candidateIds];
    while (ids.length > 0) {
      const merges = await this.merges.into(ids, session);
      ids = merges.map(({ goneId }) => goneId);
      person.candidateIds.push(...ids);
      for (const { contents } of merges) {
        const logins = (contents?.kept.logins ?? []) as KeptLogin[];
        person.userIds.push(...logins.map(({ _id }) => _id));
        person.addAddresses(...(contents?.emails ?? []), ...logins.map(({ email }) => email));
      }
    }
  }
}
