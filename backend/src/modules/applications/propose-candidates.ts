import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import type { DomainEventMap } from '../../common/events/domain-events.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { objectId } from '../../common/mongo/record.js';
import { addDays, today } from '../../common/time.js';
import type { CandidateName, CandidateRecord } from '../candidates/record/candidate.record.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { JobBriefs, type JobBrief } from '../jobs/job-briefs.js';
import { Outbox } from '../mail/outbox.service.js';
import { ApplicationWriter } from './application-writer.js';
import { hasEnded } from './application.rules.js';
import type { ApplicationRecord } from './application.schema.js';
import { ApplicationsRepository } from './applications.repository.js';
import { TellApplicant, type Applicant, type ProposalMail } from './tell-applicant.js';

type Writer = CandidateName;

/** A proposal of candidates for a job by a recruiter. */
export interface Proposal {
  jobId: Types.ObjectId;
  writer: Writer;
  /** Whether each candidate gets a mail. */
  tell: boolean;
  /** Earliest time of the mails. */
  heldUntil: Date;
}

export interface ProposalEffect {
  applicationId: Types.ObjectId;
  /** Null if the candidate got no mail. */
  mailId: Types.ObjectId | null;
  /** The version that the proposal made: above 0 if it opened an ended application again. Missing on older effects, which made new ones. */
  version?: number;
}

/** Proposes candidates for a job, and takes proposals back (docs/domain/recruiting.md#proposing). */
@Injectable()
export class ProposeCandidates {
  constructor(
    private readonly repository: ApplicationsRepository,
    private readonly writer: ApplicationWriter,
    private readonly candidates: CandidatesService,
    private readonly jobs: JobBriefs,
    private readonly tell: TellApplicant,
    private readonly outbox: Outbox,
  ) {}

  /** Refuses an unknown job and a closed one. */
  async openJob(jobId: string | Types.ObjectId, session?: ClientSession): Promise<JobBrief> {
    const job = await this.jobs.brief(jobId, session);
    if (!job) throw new ProblemError('not_found');
    if (job.standing !== 'open') throw new ProblemError('job_closed');
    return job;
  }

  /** All applications for the job: those that have ended are opened again by a proposal, the candidates of others are skipped. */
  applicationsOf(jobId: string): Promise<Pick<ApplicationRecord, 'candidateId' | 'status'>[]> {
    return this.repository.findForJob(jobId);
  }

  /** Proposes those candidates whose application for the job has ended or who have none; returns what it made, by candidate. */
  async propose(
    { jobId, writer, tell, heldUntil }: Proposal,
    candidates: readonly CandidateRecord[],
    session: ClientSession,
  ): Promise<Map<string, ProposalEffect>> {
    const ids = candidates.map(({ _id }) => _id);
    const job = await this.openJob(jobId, session);
    // Conflicts with a candidate who applies at the same moment, so one of the two transactions runs again.
    await this.candidates.touchMany(ids, session);
    const found = await this.repository.findForJob(jobId, ids, session);
    const applications = await this.repository.findMany(
      found.map(({ _id }) => _id),
      session,
    );
    const applicationOf = new Map(applications.map((one) => [String(one.candidateId), one]));
    const made = new Map<string, ProposalEffect>();
    for (const candidate of candidates) {
      const before = applicationOf.get(String(candidate._id));
      if (before && !hasEnded(before.status)) continue;
      const { _id: applicationId, version } = before
        ? await this.writer.reopen(before, writer._id, session)
        : await this.writer.add({ candidate, jobId, campaignId: null, proposedBy: writer._id }, writer._id, session);
      const mailId = tell ? await this.write({ writer, heldUntil }, candidate, job, session) : null;
      if (mailId) await this.repository.setProposalMail(applicationId, mailId, session);
      made.set(String(candidate._id), { applicationId, mailId, version });
    }
    return made;
  }

  /** The mail about a proposal, as the candidate would get it. */
  mailTo(candidate: Applicant, job: JobBrief, writer: Writer): ProposalMail {
    const answerBy = addDays(today(), job.answerDays);
    const recruiter = `${writer.firstname} ${writer.name}`;
    return this.tell.proposed(candidate, { title: job.title, answerBy, recruiter });
  }

  /** Cancels the mails about proposals for a removed job that have not left, because the job is no longer to be had. */
  async cancelMails({ jobId, actorId }: DomainEventMap['job.removed'], session: ClientSession): Promise<void> {
    await this.outbox.cancelOwn(objectId(actorId), await this.repository.proposalMails(jobId, session), session);
  }

  /** The number of these proposals whose mail was cancelled before it left. */
  async cancelledMails(applications: readonly Pick<ApplicationRecord, 'proposalMailId'>[]): Promise<number> {
    const ids = applications.flatMap(({ proposalMailId }) => proposalMailId ?? []);
    return (await this.outbox.cancelledAmong(ids)).length;
  }

  /**
   * Removes proposals that are still pending, with their mails; an application that a proposal opened again ends as before. Returns the outcome of each: a candidate who has read the mail keeps
   * the application.
   */
  async takeBack(
    effects: readonly ProposalEffect[],
    { actorId, writer }: { actorId: Types.ObjectId; writer: Writer },
    session: ClientSession,
  ): Promise<Map<string, 'done' | 'changed_since' | 'already_sent'>> {
    const found = await this.repository.findMany(
      effects.map(({ applicationId }) => applicationId),
      session,
    );
    const versionOf = new Map(effects.map(({ applicationId, version = 0 }) => [String(applicationId), version]));
    const unchanged = new Map(
      found
        .filter(({ _id, version }) => version === versionOf.get(String(_id)))
        .map((application) => [String(application._id), application]),
    );
    const mails = effects.flatMap(({ applicationId, mailId }) =>
      mailId && unchanged.has(String(applicationId)) ? [mailId] : [],
    );
    await this.outbox.cancelMany({ actorId, senderId: writer._id }, mails, session);
    const cancelled = new Set((await this.outbox.cancelledAmong(mails, session)).map(String));
    const outcomes = new Map<string, 'done' | 'changed_since' | 'already_sent'>();
    for (const { applicationId, mailId } of effects) {
      const application = unchanged.get(String(applicationId));
      const sent = mailId !== null && !cancelled.has(String(mailId));
      const outcome = !application ? 'changed_since' : sent ? 'already_sent' : 'done';
      if (application && outcome === 'done') {
        const wasEnded = (application.earlier ?? []).length > 0;
        await this.writer[wasEnded ? 'endAgain' : 'remove'](application, actorId, session);
      }
      outcomes.set(String(applicationId), outcome);
    }
    return outcomes;
  }

  private async write(
    { writer, heldUntil }: Pick<Proposal, 'writer' | 'heldUntil'>,
    candidate: CandidateRecord,
    job: JobBrief,
    session: ClientSession,
  ): Promise<Types.ObjectId> {
    const mail = { ...this.mailTo(candidate, job, writer), writer, candidateId: candidate._id, heldUntil };
    return (await this.outbox.add({ ...mail, kind: 'application_proposed' }, session))._id;
  }
}
