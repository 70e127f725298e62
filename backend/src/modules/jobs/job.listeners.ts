import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ProblemError } from '../../common/errors/problem.error.js';
import { DomainEvents } from '../../common/events/domain-events.js';
import { JobsRepository } from './jobs.repository.js';

/** Refuses to delete a campaign with jobs unless forced; removes erased people. */
@Injectable()
export class JobListeners implements OnModuleInit {
  constructor(
    private readonly repository: JobsRepository,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('campaign.removed', async ({ campaignId, force }, session) => {
      if (!force && (await this.repository.usesCampaign(campaignId, session))) {
        throw new ProblemError('in_use', { parameters: { what: 'This campaign' } });
      }
    });
    this.events.on('person.erased', async (person, session) =>
      person.changed(await this.repository.dropUsers(person.userIds, session)),
    );
  }
}
