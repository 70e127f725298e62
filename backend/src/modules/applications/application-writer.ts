import { Injectable } from '@nestjs/common';
import type { ApplicationStatus, BookedPeriod } from '@byline/shared-types/domain';
import type { ClientSession, Types } from 'mongoose';
import type { ErasedPerson } from '../../common/events/erased-person.js';
import { Audit } from '../../common/audit/audit.service.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { DomainEvents } from '../../common/events/domain-events.js';
import { objectId } from '../../common/mongo/record.js';
import { addDays, today } from '../../common/time.js';
import { Config } from '../../config/config.js';
import type { CandidateRecord } from '../candidates/record/candidate.record.js';
import { Memberships } from '../candidates/write/memberships.js';
import { Outbox } from '../mail/outbox.service.js';
import { requireWork, workOf, type JobWork } from '../jobs/job.rules.js';
import { presentWork } from '../jobs/job.presenter.js';
import { JobBriefs } from '../jobs/job-briefs.js';
import { changesWork, hasEnded } from './application.rules.js';
import { BookedCandidates } from './booked-candidates.js';
import { ENDED_FIELDS, type ApplicationRecord, type Decision, type EndedApplication } from './application.schema.js';
import { ApplicationsRepository } from './applications.repository.js';
import { TellApplicant } from './tell-applicant.js';

type Id = string | Types.ObjectId;

export interface NewApplication {
  candidate: Pick<CandidateRecord, '_id' | 'firstname' | 'name' | 'email' | 'language' | 'userId'>;
  jobId: Types.ObjectId;
  campaignId: Types.ObjectId | null;
  /** The recruiter who proposes the candidate; absent if the candidate applies. */
  proposedBy?: Types.ObjectId;
}

/** Adds the period of work as one value, which the history quotes. */
const withWork = <T extends object>(fields: T, application: JobWork) => ({
  ...fields,
  work: presentWork(workOf(application)),
});

/** Writes applications, with the job's counts, the candidate's jobs and bookings, and the audit trail in the same transaction. */
@Injectable()
export class ApplicationWriter {
  constructor(
    private readonly repository: ApplicationsRepository,
    private readonly jobs: JobBriefs,
    private readonly memberships: Memberships,
    private readonly booked: BookedCandidates,
    private readonly tell: TellApplicant,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly config: Config,
    private readonly events: DomainEvents,
  ) {}

  async add(
    { candidate, jobId, campaignId, proposedBy }: NewApplication,
    actorId: Id | null,
    session: ClientSession,
  ): Promise<ApplicationRecord> {
    const job = await this.jobs.brief(jobId, session);
    const answerBy = addDays(today(), job?.answerDays ?? this.config.ANSWER_DAYS);
    await this.repository.deleteWithdrawn(candidate._id, jobId, session);
    const added = await this.repository.create(
      { candidateId: candidate._id, jobId, campaignId, proposedBy: proposedBy ?? null, status: 'pending', answerBy },
      candidate,
      session,
    );
    await this.jobs.countApplications(jobId, { pending: 1 }, session);
    await this.memberships.addJob(candidate._id, jobId, session);
    await this.events.emit('candidate.contacted', { candidateId: candidate._id }, session);
    await this.record(proposedBy ? 'propose' : 'apply', added, actorId, session, {}, { status: 'pending', jobId });
    if (actorId && job && candidate.userId?.equals(actorId))
      await this.tell.received(candidate, { ...job, answerBy }, session);
    return added;
  }

  async decide(
    application: ApplicationRecord,
    decision: Decision,
    actorId: Id,
    session: ClientSession,
    { version, work = {} }: { version?: number | undefined; work?: JobWork } = {},
  ): Promise<ApplicationRecord> {
    const { status } = decision;
    await this.requireOwnWork(application, status, work, session);
    const by = { decidedAt: new Date(), decidedBy: objectId(String(actorId)) };
    const decided = await this.repository.decide(application._id, version, { ...decision, ...by, ...work }, session);
    const moved = { [application.status]: -1, [status]: 1 };
    const job = await this.jobs.countApplications(application.jobId, moved, session);
    // Declining stays possible, so that the candidate hears it.
    if (status === 'successful' && job?.isRemoved) {
      const parameters = { from: application.status, to: status };
      throw new ProblemError('impossible_transition', { parameters, records: [String(application._id)] });
    }
    await this.rebook(application, decided, job?.work ?? null, session);
    await this.cancelProposalMail(application, actorId, session);
    const action = status === 'successful' ? 'approve' : 'decline';
    const [before, after] = [withWork(application, application), withWork(decision, decided)];
    await this.record(action, decided, actorId, session, before, after);
    return decided;
  }

  /** Gives an application a period of work of its own, or with a first day of null that of its job again. */
  async changeWork(
    application: ApplicationRecord,
    work: JobWork,
    actorId: Id,
    session: ClientSession,
  ): Promise<ApplicationRecord> {
    await this.requireOwnWork(application, application.status, work, session);
    const changed = await this.repository.set(application._id, application.version, work, session);
    if (changed.status === 'successful') await this.booked.refresh([changed.candidateId], session);
    const [before, after] = [withWork({}, application), withWork({}, changed)];
    await this.record('change_work', changed, actorId, session, before, after);
    return changed;
  }

  /** Withdraws an application; recruiters still see it, and a mail about its proposal that has not left does not leave (docs/domain/recruiting.md#withdrawing). */
  async withdraw(application: ApplicationRecord, actorId: Id, session: ClientSession): Promise<void> {
    const { _id, jobId, candidateId, status, version } = application;
    await this.repository.set(_id, version, { status: 'withdrawn', withdrawnAt: new Date() }, session);
    await this.jobs.countApplications(jobId, { pending: -1 }, session);
    await this.memberships.removeJob(candidateId, jobId, session);
    await this.cancelProposalMail(application, actorId, session);
    await this.record('withdraw', application, actorId, session, { status }, { status: 'withdrawn' });
  }

  /** Cancels the mail about a proposal unless it has left, because it would still promise an answer. */
  private async cancelProposalMail(application: ApplicationRecord, actorId: Id, session: ClientSession): Promise<void> {
    const { proposalMailId: id } = application;
    if (id) await this.outbox.cancelOwn(objectId(String(actorId)), [id], session);
  }

  /** Opens an ended application again for a new proposal, and keeps how it had ended. */
  async reopen(
    application: ApplicationRecord,
    proposedBy: Types.ObjectId,
    session: ClientSession,
  ): Promise<ApplicationRecord> {
    const { jobId, earlier = [] } = application;
    const job = await this.jobs.brief(jobId, session);
    const ended = Object.fromEntries(ENDED_FIELDS.map((field) => [field, application[field] ?? null]));
    const empty = Object.fromEntries(ENDED_FIELDS.map((field) => [field, null]));
    const opened = {
      ...empty,
      status: 'pending' as const,
      proposedBy,
      proposalMailId: null,
      answerBy: addDays(today(), job?.answerDays ?? this.config.ANSWER_DAYS),
      reopenedAt: new Date(),
      earlier: [...earlier, ended as unknown as EndedApplication],
    };
    return this.replace(application, opened, { action: 'reopen', actorId: proposedBy }, session);
  }

  /** Takes a reopening back: the application is as it had ended. */
  async endAgain(application: ApplicationRecord, actorId: Id, session: ClientSession): Promise<void> {
    const earlier = [...(application.earlier ?? [])];
    const ended = earlier.pop();
    if (!ended) throw new Error('the application was not opened again');
    await this.replace(application, { ...ended, earlier }, { action: 'end_again', actorId }, session);
  }

  /** Gives an application another status, with its part in the job's counts and among the candidate's jobs. */
  private async replace(
    application: ApplicationRecord,
    changes: Partial<ApplicationRecord> & Pick<ApplicationRecord, 'status'>,
    { action, actorId }: { action: string; actorId: Id },
    session: ClientSession,
  ): Promise<ApplicationRecord> {
    const { _id, jobId, candidateId, status, version } = application;
    const changed = await this.repository.set(_id, version, changes, session);
    const counts = [
      [status, -1],
      [changes.status, 1],
    ] as const;
    let workOfJob: BookedPeriod | null = null;
    for (const [counted, change] of counts) {
      if (counted !== 'withdrawn')
        workOfJob = (await this.jobs.countApplications(jobId, { [counted]: change }, session))?.work ?? null;
      else if (change === 1) await this.memberships.removeJob(candidateId, jobId, session);
      else await this.memberships.addJob(candidateId, jobId, session);
    }
    await this.rebook(application, changed, workOfJob, session);
    const [before, after] = [withWork({ status }, application), withWork({ status: changes.status }, changed)];
    await this.record(action, application, actorId, session, before, after);
    return changed;
  }

  async remove(application: ApplicationRecord, actorId: Id, session: ClientSession): Promise<void> {
    await this.repository.delete(application._id, session);
    await this.cancelProposalMail(application, actorId, session);
    if (application.status !== 'withdrawn') {
      const counted = { [application.status]: -1 };
      const job = await this.jobs.countApplications(application.jobId, counted, session);
      await this.memberships.removeJob(application.candidateId, application.jobId, session);
      await this.rebook(application, null, job?.work ?? null, session);
    }
    const { status, jobId } = application;
    await this.record('delete', application, actorId, session, { status, jobId }, { status: null, jobId: null });
  }

  /** Removes the applications of a person; the erasure itself empties their audit trail. */
  async erase(person: ErasedPerson, session: ClientSession): Promise<void> {
    for (const candidateId of person.candidateIds) {
      for (const { jobId, status } of await this.repository.findOf(candidateId, session))
        if (status !== 'withdrawn') await this.jobs.countApplications(jobId, { [status]: -1 }, session);
    }
    person.removed('application', await this.repository.removeOf(person.candidateIds, session));
  }

  /** Only an application that goes on, for a job that is there, gets another period of work. The refusal names it among those of a decision. */
  private async requireOwnWork(
    application: ApplicationRecord,
    status: ApplicationStatus,
    work: JobWork,
    session: ClientSession,
  ): Promise<void> {
    if (!changesWork(application, work)) return;
    const records = [String(application._id)];
    const isOver = hasEnded(status) || (await this.jobs.standing(application.jobId, session)) === 'removed';
    if (isOver) throw new ProblemError('no_work', { records });
    requireWork({ ...application, ...work }, records);
  }

  /** Books a candidate anew when an application with a period of work, its own or that of its job, becomes successful, or is so no more. */
  private async rebook(
    before: ApplicationRecord,
    after: ApplicationRecord | null,
    workOfJob: BookedPeriod | null,
    session: ClientSession,
  ): Promise<void> {
    const books = (one: ApplicationRecord | null) => one?.status === 'successful' && (workOf(one) ?? workOfJob);
    if (books(before) || books(after)) await this.booked.refresh([before.candidateId], session);
  }

  private record(
    action: string,
    { _id, candidateId }: ApplicationRecord,
    actorId: Id | null,
    session: ClientSession,
    before: object,
    after: object,
  ): Promise<void> {
    return this.audit.record(
      { actorId, entity: 'application', entityId: _id, candidateId, action, before, after },
      session,
    );
  }
}
