import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../common/events/domain-events.js';
import type { DuplicateRecord } from './duplicate.schema.js';
import { DuplicatesRepository } from './duplicates.repository.js';
import { FindDuplicates } from './find-duplicates.js';

const KEPT = 'duplicates';

/** Looks for duplicates of a changed candidate, and removes the keys and pairs of an erased person. */
@Injectable()
export class DuplicateListeners implements OnModuleInit {
  constructor(
    private readonly find: FindDuplicates,
    private readonly duplicates: DuplicatesRepository,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('candidate.written', (written, session) => this.find.refresh(written, session));
    this.events.on('candidates.merged', async (merge, session) => {
      merge.keep(KEPT, await this.duplicates.ofCandidate(merge.gone._id, session));
      await this.find.removeOf([merge.gone._id], session);
    });
    this.events.on('candidates.separated', async (merge, session) => {
      await this.find.setKeys([merge.stays._id, merge.gone._id], session);
      await this.duplicates.restore(merge.keptOf<DuplicateRecord>(KEPT), session);
    });
    this.events.on('person.erased', async (person, session) => {
      await this.find.removeOf(person.candidateIds, session);
      person.changed(await this.duplicates.forgetUsers(person.userIds, session));
    });
  }
}
