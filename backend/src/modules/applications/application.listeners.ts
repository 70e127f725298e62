import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { DomainEvents, type DomainEventMap } from '../../common/events/domain-events.js';
import { objectId } from '../../common/mongo/record.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { JobBriefs } from '../jobs/job-briefs.js';
import { UsersService } from '../users/users.service.js';
import { ApplicationWriter } from './application-writer.js';
import { BookedCandidates } from './booked-candidates.js';
import { decisionOf } from './application.rules.js';
import { MergeApplications } from './merge-applications.js';
import { ApplicationsRepository } from './applications.repository.js';
import { ProposeCandidates } from './propose-candidates.js';

/** Updates applications after events of their candidate, in the event's transaction. */
@Injectable()
export class ApplicationListeners implements OnModuleInit {
  constructor(
    private readonly repository: ApplicationsRepository,
    private readonly writer: ApplicationWriter,
    private readonly candidates: CandidatesService,
    private readonly jobs: JobBriefs,
    private readonly users: UsersService,
    private readonly merges: MergeApplications,
    private readonly proposals: ProposeCandidates,
    private readonly booked: BookedCandidates,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('candidate.completed', (event, session) => this.applyForIntendedJobs(event, session));
    this.events.on('candidate.interviewed', (event, session) => this.conversed(event, session));
    this.events.on('candidate.uninvited', ({ candidateId, at }, session) =>
      this.repository.unmarkConversation(candidateId, at, session),
    );
    this.events.on('candidate.hired', (event, session) => this.approvePending(event, session));
    this.events.on('candidate.renamed', (event, session) => this.repository.rename(event.candidateId, event, session));
    this.events.on('candidates.merged', (merge, session) => this.merges.join(merge, session));
    this.events.on('candidates.separated', (merge, session) => this.merges.separate(merge, session));
    this.events.on('job.rebooked', ({ jobId }, session) => this.booked.refreshOfJob(jobId, session));
    this.events.on('job.removed', (event, session) => this.proposals.cancelMails(event, session));
    this.events.on('person.erased', (person, session) => this.writer.erase(person, session));
  }

  /** Turns the intended jobs of a user into applications, once (docs/domain/accounts.md#intended-jobs), except those that have closed. */
  private async applyForIntendedJobs(
    event: DomainEventMap['candidate.completed'],
    session: ClientSession,
  ): Promise<void> {
    const waiting = event.userId ? await this.users.consumeIntendedJobs(event.userId, session) : [];
    for (const intended of waiting) {
      if ((await this.jobs.standing(intended.jobId, session)) !== 'open') continue;
      if (await this.repository.hasApplied(event.candidateId, intended.jobId, session)) continue;
      const candidate = await this.candidates.get(event.candidateId, session);
      await this.writer.add({ candidate, ...intended }, event.userId, session);
    }
  }

  /** A recruiter who talks to a candidate has read the pending applications too (docs/domain/recruiting.md#stages). */
  private async conversed(
    { candidateId, actorId, at }: DomainEventMap['candidate.interviewed'],
    session: ClientSession,
  ): Promise<void> {
    const now = new Date();
    await this.repository.markRead(candidateId, { readAt: now, readBy: objectId(actorId) }, session);
    await this.repository.markConversation(candidateId, at ?? now, session);
  }

  /** A contract makes the newest pending application successful, of a job that was not removed (docs/domain/candidates.md#status). */
  private async approvePending(event: DomainEventMap['candidate.hired'], session: ClientSession): Promise<void> {
    for (const pending of await this.repository.findPending(event.candidateId, session)) {
      if ((await this.jobs.standing(pending.jobId, session)) === 'removed') continue;
      await this.writer.decide(pending, decisionOf('successful'), event.actorId, session);
      return;
    }
  }
}
