import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { DomainEvents, type DomainEventMap } from '../../common/events/domain-events.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { JobsService } from '../jobs/jobs.service.js';
import { UsersService } from '../users/users.service.js';
import { ApplicationWriter } from './application-writer.js';
import { decisionOf } from './application.rules.js';
import { ApplicationsRepository } from './applications.repository.js';

/** Updates applications after events of their candidate, in the event's transaction. */
@Injectable()
export class ApplicationListeners implements OnModuleInit {
  constructor(
    private readonly repository: ApplicationsRepository,
    private readonly writer: ApplicationWriter,
    private readonly candidates: CandidatesService,
    private readonly jobs: JobsService,
    private readonly users: UsersService,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('candidate.completed', (event, session) => this.applyForIntendedJob(event, session));
    this.events.on('candidate.hired', (event, session) => this.approvePending(event, session));
    this.events.on('candidate.renamed', (event, session) => this.repository.rename(event.candidateId, event, session));
    this.events.on('person.erased', (person, session) => this.writer.erase(person, session));
  }

  /** Turns the intended job of a user into an application, once (docs/domain/accounts.md#intended-job), unless the job has closed. */
  private async applyForIntendedJob(
    event: DomainEventMap['candidate.completed'],
    session: ClientSession,
  ): Promise<void> {
    const waiting = event.userId ? await this.users.consumeIntendedJob(event.userId, session) : null;
    if (!waiting || (await this.jobs.standing(waiting.jobId, session)) !== 'open') return;
    if (await this.repository.hasApplied(event.candidateId, waiting.jobId, session)) return;
    const candidate = await this.candidates.get(event.candidateId, session);
    await this.writer.add({ candidate, ...waiting }, event.userId, session);
  }

  /** A contract makes the newest pending application successful (docs/domain/candidates.md#status). */
  private async approvePending(event: DomainEventMap['candidate.hired'], session: ClientSession): Promise<void> {
    const pending = await this.repository.findPending(event.candidateId, session);
    if (pending) await this.writer.decide(pending, decisionOf('successful'), event.actorId, session);
  }
}
