import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../common/events/domain-events.js';
import { CandidateViewsService } from './candidate-views.service.js';

/** Settles the views of a recruiter who leaves. */
@Injectable()
export class CandidateViewListeners implements OnModuleInit {
  constructor(
    private readonly views: CandidateViewsService,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('recruiter.left', ({ userId, actorId }, session) => this.views.leave(userId, actorId, session));
  }
}
