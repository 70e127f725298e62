import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { JobTimeState } from '@byline/shared-types/domain';
import type { ClientSession } from 'mongoose';
import type { Principal } from '../../common/auth/principal.js';
import { fieldProblem, orNotFound, ProblemError } from '../../common/errors/problem.error.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import type { Page } from '../../common/lists/read-list.js';
import { joinById } from '../../common/mongo/join-by-id.js';
import { definedFields, leavesAsIs, objectId } from '../../common/mongo/record.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { DomainEvents } from '../../common/events/domain-events.js';
import { requirePlan } from '../../common/period.js';
import { today } from '../../common/time.js';
import { CampaignsService } from '../campaigns/campaigns.service.js';
import { TagsService } from '../tags/tags.service.js';
import { Mentions } from '../users/mentions.js';
import type { JobFilter } from './dto/job-filter.dto.js';
import type { CreateJobRequest, UpdateJobRequest } from './dto/job.dto.js';
import { JobOptionsService } from './job-options.service.js';
import type { CampaignJob, LabelledJob } from './job.presenter.js';
import { lastDayOfClosing, requireWork, workOf } from './job.rules.js';
import type { JobRecord } from './job.schema.js';
import { JobsRepository } from './jobs.repository.js';

const DAYS = ['from', 'to'] as const;
const RICH_TEXTS = ['introduction', 'description', 'about', 'offer'] as const;

type JobFields = Partial<CreateJobRequest> &
  Partial<Pick<JobRecord, 'closedAt' | 'createdBy' | 'changedBy' | 'closingTold'>>;

/** Closing or opening a job; a repeat changes nothing. */
const closing = ({ closedAt }: JobRecord, closed: boolean | undefined): Partial<Pick<JobRecord, 'closedAt'>> =>
  closed === undefined || closed === Boolean(closedAt) ? {} : { closedAt: closed ? new Date() : null };

/** A job whose end somebody sets to one of the next days needs no reminder of it: the form says so at once. */
const reminded = (to: string | null | undefined, saved: JobRecord | null): Partial<Pick<JobRecord, 'closingTold'>> =>
  to && to !== saved?.to && to <= lastDayOfClosing(today()) ? { closingTold: to } : {};

@Injectable()
export class JobsService {
  constructor(
    private readonly repository: JobsRepository,
    private readonly campaigns: CampaignsService,
    private readonly choices: JobOptionsService,
    private readonly tags: TagsService,
    private readonly mentions: Mentions,
    private readonly events: DomainEvents,
    private readonly transactions: Transactions,
  ) {}

  async list(params: ListParams<JobFilter>): Promise<Page<LabelledJob>> {
    const { records, totalCount } = await this.repository.list(params);
    return { records: await this.labelled(records), totalCount };
  }

  counts(params: ListParams<JobFilter>): Promise<Record<JobTimeState, number>> {
    return this.repository.counts(params);
  }

  /** Answers 404 for a campaign that does not exist. */
  async listOfCampaign(campaignId: string, params: ListParams<JobFilter>): Promise<Page<LabelledJob>> {
    await this.campaigns.get(campaignId);
    return this.list({ ...params, filter: { ...params.filter, campaigns: [campaignId] } });
  }

  async get(id: string): Promise<LabelledJob> {
    return this.label(await this.find(id));
  }

  /** The job of an apply link; the campaign may be deleted, the job not. */
  async ofCampaign(campaignId: string, jobId: string): Promise<CampaignJob> {
    const [[campaign], job] = await Promise.all([this.campaigns.titlesOf([campaignId]), this.find(jobId)]);
    if (!campaign) throw new ProblemError('not_found');
    return { campaign, job };
  }

  async create(me: Principal, body: CreateJobRequest): Promise<LabelledJob> {
    requirePlan(DAYS, { from: body.from ?? null, to: body.to ?? null }, null);
    requireWork(body);
    await this.requireReferences(body, null);
    const fields = { ...body, ...reminded(body.to, null), createdBy: objectId(me.userId) };
    return this.write(fields, (stored, session) => this.repository.create(stored, session));
  }

  async update(me: Principal, id: string, { version, closed, ...fields }: UpdateJobRequest): Promise<LabelledJob> {
    const saved = await this.find(id);
    const body = { ...fields, ...closing(saved, closed) };
    if (leavesAsIs(saved, version, body)) return this.label(saved);
    requirePlan(DAYS, { ...saved, ...definedFields({ from: body.from, to: body.to }) }, saved);
    await this.requireReferences(body, saved);
    const changes = { ...body, ...reminded(body.to, saved), changedBy: objectId(me.userId) };
    return this.write(changes, async (stored, session) => {
      // Of two writes at one moment the second one reads what the first one stored.
      const before = await this.find(id, session);
      const { workFrom, workTo, workDays } = body;
      requireWork({ ...before, ...definedFields({ workFrom, workTo, workDays }) });
      const changed = await this.repository.update(before, version, stored, session);
      if (!isDeepStrictEqual(workOf(before), workOf(changed))) await this.rebook(before, session);
      return changed;
    });
  }

  /** Hides a job from every list; its applications keep its title, and it books nobody. */
  async delete(me: Principal, id: string): Promise<void> {
    await this.transactions.run(async (session) => {
      const job = await this.find(id, session);
      await this.repository.update(job, undefined, { removed: true }, session);
      await this.rebook(job, session);
      await this.events.emit('job.removed', { jobId: job._id, actorId: me.userId }, session);
    });
  }

  /** Tells that the bookings of a job are others by now. */
  private rebook({ _id: jobId }: JobRecord, session: ClientSession): Promise<void> {
    return this.events.emit('job.rebooked', { jobId }, session);
  }

  private find(id: string, session?: ClientSession): Promise<JobRecord> {
    return orNotFound(this.repository.find(id, session));
  }

  /** Creates new tags in the same transaction. */
  private async write(
    { employmentTypeId, applicantLevelId, tags, campaigns, ...fields }: JobFields,
    save: (fields: Partial<JobRecord>, session: ClientSession) => Promise<JobRecord>,
  ): Promise<LabelledJob> {
    const saved = await this.transactions.run(async (session) => {
      const stored = definedFields({
        ...fields,
        employmentTypeId: employmentTypeId && objectId(employmentTypeId),
        applicantLevelId: applicantLevelId && objectId(applicantLevelId),
        tags: tags && (await this.tags.resolve(tags, session)),
        campaigns: campaigns?.map(objectId),
      });
      return save(stored as Partial<JobRecord>, session);
    });
    return this.label(saved);
  }

  /** New references must exist; references that the job already has may be deleted. */
  private async requireReferences(body: Partial<CreateJobRequest>, saved: JobRecord | null): Promise<void> {
    const { employmentTypeId: typeId, applicantLevelId: levelId, campaigns = [] } = body;
    const before = new Set(saved?.campaigns.map(String));
    const [type, level, allCampaigns] = await Promise.all([
      !typeId || typeId === String(saved?.employmentTypeId) || this.choices.isEmploymentType(typeId),
      !levelId || levelId === String(saved?.applicantLevelId) || this.choices.isApplicantLevel(levelId),
      this.campaigns.allExist(campaigns.filter((id) => !before.has(id))),
    ]);
    const errors = [
      ...(type ? [] : [fieldProblem('employmentTypeId', 'invalid_id')]),
      ...(level ? [] : [fieldProblem('applicantLevelId', 'invalid_id')]),
      ...(allCampaigns ? [] : [fieldProblem('campaigns', 'invalid_id')]),
    ];
    if (errors.length > 0) throw ProblemError.fields(errors);
    await this.mentions.require(RICH_TEXTS, body, saved);
  }

  private async labelled(jobs: JobRecord[]): Promise<LabelledJob[]> {
    const campaigns = jobs.flatMap((job) => job.campaigns);
    const tags = jobs.flatMap((job) => job.tags);
    const [campaignOf, tagOf] = await Promise.all([
      joinById(campaigns, (ids) => this.campaigns.titlesOf(ids)),
      joinById(tags, (ids) => this.tags.labelsOf(ids)),
    ]);
    return jobs.map((job) => ({
      ...job,
      jobtags: job.tags.flatMap((id) => tagOf(id) ?? []),
      jobcampaigns: job.campaigns.map((_id) => ({ _id, title: campaignOf(_id)?.title ?? '' })),
    }));
  }

  private async label(job: JobRecord): Promise<LabelledJob> {
    const [labelled] = await this.labelled([job]);
    return labelled ?? { ...job, jobtags: [], jobcampaigns: [] };
  }
}
