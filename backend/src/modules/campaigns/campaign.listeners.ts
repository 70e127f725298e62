import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ProblemError } from '../../common/errors/problem.error.js';
import { DomainEvents } from '../../common/events/domain-events.js';
import { CampaignsRepository } from './campaigns.repository.js';

/** Refuses to delete a medium with campaigns unless forced; removes mentions of erased people. */
@Injectable()
export class CampaignListeners implements OnModuleInit {
  constructor(
    private readonly repository: CampaignsRepository,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('medium.removed', async ({ mediumId, force }, session) => {
      if (!force && (await this.repository.usesMedium(mediumId, session))) {
        throw new ProblemError('in_use', { parameters: { what: 'This medium' } });
      }
    });
    this.events.on('person.erased', async (person, session) =>
      person.changed(await this.repository.dropMentions(person.userIds, session)),
    );
  }
}
