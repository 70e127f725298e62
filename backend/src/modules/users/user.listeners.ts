import { Injectable, type OnModuleInit } from '@nestjs/common';
import { toLanguage } from '@byline/shared-types/domain';
import type { ClientSession } from 'mongoose';
import { DomainEvents, type DomainEventMap } from '../../common/events/domain-events.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { UsersRepository } from './users.repository.js';
import { UsersService } from './users.service.js';

/** How a login follows the candidate it belongs to. */
@Injectable()
export class UserListeners implements OnModuleInit {
  constructor(
    private readonly repository: UsersRepository,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('candidate.renamed', (event, session) => this.rename(event, session));
    this.events.on('candidate.erased', ({ userId }, session) => this.forget(userId, session));
  }

  /** The login's address stays the one that was confirmed, whatever address the candidate is written to. */
  private async rename(event: DomainEventMap['candidate.renamed'], session: ClientSession): Promise<void> {
    const { userId, firstname, name, language } = event;
    const more = { language: toLanguage(language) };
    if (userId) await this.repository.rename(userId, { firstname, name }, more, session);
  }

  /** The login of an erased person goes too, unless they are staff: then they only stop being a candidate. */
  private async forget(userId: string | null, session: ClientSession): Promise<void> {
    const user = userId ? await this.repository.findById(userId, session) : null;
    if (!user) return;
    if (!user.roles.includes('recruiter')) return this.users.delete(user._id, session);
    const roles = user.roles.filter((role) => role !== 'candidate');
    await this.repository.update(
      user._id,
      { $set: { roles, candidateId: null, jobId: null, campaignId: null, passkeys: [] } },
      session,
    );
    await this.sessions.endAllOf(user._id, session);
  }
}
