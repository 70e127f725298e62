import { Injectable, type OnModuleInit } from '@nestjs/common';
import { toLanguage } from '@byline/shared-types/domain';
import type { ClientSession } from 'mongoose';
import { DomainEvents, type DomainEventMap } from '../../common/events/domain-events.js';
import type { ErasedPerson } from '../../common/events/erased-person.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { MergeLogins } from './merge-logins.js';
import type { UserRecord } from './user.record.js';
import { UsersRepository } from './users.repository.js';
import { UsersService } from './users.service.js';

/** Keeps a login in step with its candidate. */
@Injectable()
export class UserListeners implements OnModuleInit {
  constructor(
    private readonly repository: UsersRepository,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly merges: MergeLogins,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('candidate.renamed', (event, session) => this.rename(event, session));
    this.events.on('candidates.merged', (merge, session) => this.merges.join(merge, session));
    this.events.on('candidates.separated', (merge, session) => this.merges.separate(merge, session));
    this.events.on('person.known', (person, session) => this.know(person, session));
    this.events.on('person.erased', (person, session) => this.forget(person, session));
  }

  /** The login keeps its confirmed address when the candidate's address changes. */
  private async rename(event: DomainEventMap['candidate.renamed'], session: ClientSession): Promise<void> {
    const { userId, firstname, name, language } = event;
    const more = { language: toLanguage(language) };
    if (userId) await this.repository.rename(userId, { firstname, name }, more, session);
  }

  /** Adds the addresses of a login and of a waiting change; staff stay, and so do their addresses. */
  private async know(person: ErasedPerson, session: ClientSession): Promise<void> {
    for (const user of await this.repository.ofPerson(person, session)) {
      if (user.roles.includes('recruiter')) continue;
      if (!person.userIds.some((id) => id.equals(user._id))) person.userIds.push(user._id);
      person.addAddresses(user.email, user.emailChange?.from, user.emailChange?.to);
    }
    person.leaveAddresses(await this.repository.othersAddresses([...person.addresses], person.userIds, session));
  }

  /** Deletes the login of an erased person; a staff member only stops being a candidate. */
  private async forget(person: ErasedPerson, session: ClientSession): Promise<void> {
    for (const user of await this.repository.ofPerson(person, session)) {
      if (user.roles.includes('recruiter')) await this.detach(user, session);
      else {
        await this.users.delete(user._id, session);
        person.removed('login', [user._id]);
      }
    }
  }

  private async detach({ _id, roles }: UserRecord, session: ClientSession): Promise<void> {
    const others = roles.filter((role) => role !== 'candidate');
    await this.repository.update(
      _id,
      { $set: { roles: others, candidateId: null, jobId: null, campaignId: null, earlierJobs: [] } },
      session,
    );
    await this.sessions.endAllOf(_id, session);
  }
}
