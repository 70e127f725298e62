import { Injectable } from '@nestjs/common';
import { fillMail, type ApplicationStatus } from '@byline/shared-types/domain';
import type { ClientSession, Types } from 'mongoose';
import { isRecruiter, requireOwn, requireOwnRecord, type Principal } from '../../common/auth/principal.js';
import { orNotFound, ProblemError } from '../../common/errors/problem.error.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import type { Page } from '../../common/lists/read-list.js';
import { rethrowDuplicateAs } from '../../common/mongo/duplicate-key.js';
import { joinById } from '../../common/mongo/join-by-id.js';
import { definedFields, objectId } from '../../common/mongo/record.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { CampaignsService } from '../campaigns/campaigns.service.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { MailFiles } from '../files/mail-files.js';
import { SharedFiles, type GiveAttachments } from '../files/shared-files.js';
import { JobBriefs } from '../jobs/job-briefs.js';
import { requireFilled, requireKnownFields } from '../mail/mail-fields.js';
import { Outbox } from '../mail/outbox.service.js';
import { Mentions } from '../users/mentions.js';
import { UsersService } from '../users/users.service.js';
import { ApplicationWriter } from './application-writer.js';
import type { ApplicationView, ApplicationWithJob } from './application.presenter.js';
import { changesStatus, changesWork, decisionOf, staleOf } from './application.rules.js';
import type { ApplicationRecord } from './application.schema.js';
import { RecipientFields } from './recipient-fields.js';
import { ApplicationsRepository } from './applications.repository.js';
import type { ApplicationSourcesResponse } from './dto/application-sources.dto.js';
import type { ApplicationFilter } from './dto/application-filter.dto.js';
import type { ApplyRequest, ApproveRequest, DeclineRequest, UpdateApplicationRequest } from './dto/application.dto.js';

/** The mails of a decision, in its transaction. */
interface Telling {
  tell: (application: ApplicationRecord) => Promise<Types.ObjectId | null>;
  end?: () => Promise<void>;
}

/** Applying, deciding and reading. A decision affects all applications of a request as the decider read them, or none; a repeat has no effect (docs/domain/recruiting.md#deciding). */
@Injectable()
export class ApplicationsService {
  constructor(
    private readonly repository: ApplicationsRepository,
    private readonly writer: ApplicationWriter,
    private readonly candidates: CandidatesService,
    private readonly jobs: JobBriefs,
    private readonly campaigns: CampaignsService,
    private readonly users: UsersService,
    private readonly mentions: Mentions,
    private readonly mailFiles: MailFiles,
    private readonly sharedFiles: SharedFiles,
    private readonly outbox: Outbox,
    private readonly recipientFields: RecipientFields,
    private readonly transactions: Transactions,
  ) {}

  async list(params: ListParams<ApplicationFilter>): Promise<Page<ApplicationView>> {
    const { records, totalCount } = await this.repository.list(params);
    return { records: await this.viewsOf(records), totalCount };
  }

  counts(params: ListParams<ApplicationFilter>): Promise<Record<ApplicationStatus, number>> {
    return this.repository.counts(params);
  }

  sources(params: ListParams<ApplicationFilter>): Promise<ApplicationSourcesResponse> {
    return this.repository.sources(params);
  }

  listOf(candidateId: string, params: ListParams<ApplicationFilter>): Promise<Page<ApplicationView>> {
    return this.list({ ...params, filter: { ...params.filter, candidateId: [candidateId] } });
  }

  /** Titles of jobs, also of deleted ones. */
  async jobTitles(ids: readonly Types.ObjectId[]): Promise<(id: Types.ObjectId) => string | null> {
    const jobOf = await joinById(ids, (wanted) => this.jobs.namesOf(wanted));
    return (id) => jobOf(id)?.title ?? null;
  }

  /** All applications of a candidate with the titles of their jobs. */
  async withJobsOf(candidateId: string): Promise<ApplicationWithJob[]> {
    const applications = await this.repository.readOf(candidateId);
    const ids = applications.map(({ jobId }) => jobId);
    const jobOf = await joinById(ids, (wanted) => this.jobs.namesOf(wanted));
    return applications.map((application) => ({ ...application, title: jobOf(application.jobId)?.title ?? '' }));
  }

  async apply(me: Principal, { candidateId, jobId, campaignId }: ApplyRequest): Promise<ApplicationView> {
    requireOwn(me, candidateId);
    if (campaignId && !(await this.campaigns.everExisted(campaignId)))
      throw ProblemError.field('campaignId', 'invalid_id');
    const applied = await this.transactions
      .run(async (session): Promise<ApplicationRecord> => {
        const candidate = await this.candidates.get(candidateId, session);
        const standing = await this.jobs.standing(jobId, session);
        if (standing === null) throw new ProblemError('not_found');
        if (await this.repository.hasApplied(candidateId, jobId, session)) throw new ProblemError('already_applied');
        if (standing !== 'open') throw new ProblemError('job_closed');
        const application = { candidate, jobId: objectId(jobId), campaignId: campaignId ? objectId(campaignId) : null };
        if (candidate.userId) await this.users.forgetIntendedJob(candidate.userId, application.jobId, session);
        return this.writer.add(application, me.userId, session);
      })
      .catch(rethrowDuplicateAs('already_applied'));
    return this.viewOf(applied);
  }

  async delete(me: Principal, id: string): Promise<void> {
    await this.transactions.run(async (session) => {
      const application = requireOwnRecord(me, await this.repository.find(id, session));
      if (isRecruiter(me)) return this.writer.remove(application, me.userId, session);
      if (application.status === 'withdrawn') return;
      if (application.status !== 'pending') throw new ProblemError('application_decided');
      await this.writer.withdraw(application, me.userId, session);
      await this.users.forgetIntendedJob(me.userId, application.jobId, session);
    });
  }

  async read(me: Principal, candidateId: string): Promise<void> {
    await this.candidates.get(candidateId);
    const by = { readAt: new Date(), readBy: objectId(me.userId) };
    await this.transactions.run((session) => this.repository.markRead(candidateId, by, session));
  }

  approve(me: Principal, request: ApproveRequest): Promise<ApplicationView[]> {
    return this.decideAll(me, request, 'successful', () => Promise.resolve({ tell: () => Promise.resolve(null) }));
  }

  /** Mails each newly declined candidate separately, from the caller, in their language if the mail has it. */
  async decline(
    me: Principal,
    { email: mail, translations = [], attachments: ids, templateId, ...request }: DeclineRequest,
  ): Promise<ApplicationView[]> {
    requireKnownFields(mail, 'email.');
    translations.forEach((translation, index) => requireKnownFields(translation, `translations.${index}.`));
    const writer = await this.users.get(me.userId);
    const messages = Object.fromEntries([
      ['email.message', mail.message],
      ...translations.map(({ message }, index) => [`translations.${index}.message`, message] as const),
    ]) as Record<string, string>;
    await this.mentions.require(Object.keys(messages), messages);
    const hold = await this.mailFiles.prepareHeld(me, ids);
    const write = async (
      { candidateId, jobId }: ApplicationRecord,
      give: GiveAttachments,
      session: ClientSession,
    ): Promise<Types.ObjectId> => {
      const candidate = await this.candidates.get(candidateId, session);
      const { firstname, name, email, language } = candidate;
      const texts = translations.find((translation) => translation.language === language) ?? mail;
      const valuesOf = await this.recipientFields.of([candidate], writer, { jobId, session });
      const { subject, message, unfilled } = fillMail(texts, valuesOf(candidate));
      requireFilled(unfilled.length > 0 ? [{ _id: candidateId, firstname, name, fields: unfilled }] : []);
      const to = { name: `${firstname} ${name}`, email };
      const sent = { writer, candidateId, to, subject, message, templateId, kind: 'application_declined' as const };
      return (await this.outbox.add({ ...sent, attachments: await give(candidateId) }, session))._id;
    };
    return this.decideAll(me, request, 'rejected', async (session) => {
      const held = await hold(session, new Date());
      const give = await this.sharedFiles.giving(held, session);
      return {
        tell: (application) => write(application, give, session),
        end: () => this.sharedFiles.release(held, session),
      };
    });
  }

  async update(me: Principal, id: string, body: UpdateApplicationRequest): Promise<ApplicationView> {
    const { status, version, ...work } = definedFields(body);
    const updated = await this.transactions.run(async (session) => {
      const application = await orNotFound(this.repository.find(id, session));
      if (version !== undefined && version !== application.version)
        throw new ProblemError('stale_version', { records: [id] });
      const decides = status !== undefined && changesStatus(application.status, status);
      if (!decides && !changesWork(application, work)) return application;
      if (version === undefined) throw ProblemError.field('version', 'required');
      return decides
        ? this.writer.decide(application, decisionOf(status), me.userId, session, { version, work })
        : this.writer.changeWork(application, work, me.userId, session);
    });
    return this.viewOf(updated);
  }

  private async decideAll(
    me: Principal,
    { applications: seen, workFrom, workTo, workDays, ...reasons }: ApproveRequest,
    status: ApplicationStatus,
    begin: (session: ClientSession) => Promise<Telling>,
  ): Promise<ApplicationView[]> {
    const work = definedFields({ workFrom, workTo, workDays });
    const decided = await this.transactions.run(async (session) => {
      const results: ApplicationRecord[] = [];
      const ids = seen.map(({ id }) => id);
      const applications = await this.load(ids, session);
      const stale = staleOf(applications, seen, { ...reasons, ...work, status });
      if (stale.length > 0) throw new ProblemError('stale_version', { records: stale });
      const { tell, end } = await begin(session);
      for (const application of applications) {
        if (!changesStatus(application.status, status)) {
          results.push(application);
          continue;
        }
        const emailId = await tell(application);
        const decision = decisionOf(status, { ...reasons, emailId });
        const { version } = application;
        results.push(await this.writer.decide(application, decision, me.userId, session, { version, work }));
      }
      await end?.();
      return results;
    });
    return this.viewsOf(decided);
  }

  /** The applications with these ids, each once, in this order; throws `not_found` if one is missing. */
  private async load(ids: string[], session: ClientSession): Promise<ApplicationRecord[]> {
    const applicationOf = await joinById(ids, (wanted) => this.repository.findMany(wanted, session));
    const unique = [...new Set(ids.map((id) => id.toLowerCase()))];
    const missing = unique.filter((id) => !applicationOf(id));
    if (missing.length > 0) throw new ProblemError('not_found', { records: missing });
    return unique.flatMap((id) => applicationOf(id) ?? []);
  }

  /** Applications with their candidates and jobs. */
  private async viewsOf(applications: ApplicationRecord[]): Promise<ApplicationView[]> {
    const [candidateOf, jobOf, userOf] = await Promise.all([
      joinById(
        applications.map(({ candidateId }) => candidateId),
        (ids) => this.candidates.briefsOf(ids),
      ),
      joinById(
        applications.map(({ jobId }) => jobId),
        (ids) => this.jobs.namesOf(ids),
      ),
      joinById(
        applications.flatMap(({ decidedBy, readBy, proposedBy }) => [decidedBy, readBy, proposedBy]),
        (ids) => this.users.namesOf(ids),
      ),
    ]);
    return applications.flatMap((application) => {
      const candidate = candidateOf(application.candidateId);
      // Without a candidate: an erasure between the two reads has removed both.
      if (!candidate) return [];
      const { jobId, decidedBy, readBy, proposedBy } = application;
      const people = { decider: userOf(decidedBy), reader: userOf(readBy), proposer: userOf(proposedBy) };
      return [{ ...application, candidate, job: jobOf(jobId), ...people }];
    });
  }

  private viewOf(application: ApplicationRecord): Promise<ApplicationView> {
    return orNotFound(this.viewsOf([application]).then(([view]) => view ?? null));
  }
}
