import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../common/events/domain-events.js';
import { CandidateViewsService } from './candidate-views.service.js';
import { ViewFollowersRepository } from './view-followers.repository.js';

/** Settles the views of a recruiter who leaves, and forgets erased candidates. */
@Injectable()
export class CandidateViewListeners implements OnModuleInit {
  constructor(
    private readonly views: CandidateViewsService,
    private readonly followers: ViewFollowersRepository,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('recruiter.left', ({ userId, actorId }, session) => this.views.leave(userId, actorId, session));
    this.events.on('person.erased', async (person, session) =>
      person.changed(await this.followers.forgetCandidates(person.candidateIds, session)),
    );
  }
}
