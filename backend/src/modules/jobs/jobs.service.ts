import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ApplicationStatus } from '@byline/shared-types/domain';
import type { ClientSession, Types } from 'mongoose';
import { fieldProblem, ProblemError } from '../../common/errors/problem.error.js';
import { DomainEvents } from '../../common/events/domain-events.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import type { Page } from '../../common/lists/read-list.js';
import { definedFields, objectId } from '../../common/mongo/record.js';
import { CampaignsService } from '../campaigns/campaigns.service.js';
import type { CampaignJobDto } from './dto/campaign-job.dto.js';
import type { CreateJobRequest, JobFilter, UpdateJobRequest } from './dto/job.dto.js';
import { JobChoicesService } from './job-choices.service.js';
import type { LabelledJob } from './job.presenter.js';
import type { JobPeriod } from './job.rules.js';
import type { JobRecord } from './job.schema.js';
import { JobsRepository } from './jobs.repository.js';

type JobFields = Partial<CreateJobRequest>;

function requirePeriod({ from, to }: JobPeriod): void {
  if (from !== null && to !== null && to < from) throw ProblemError.field('to', 'end_before_start');
}

/** Jobs, and what other modules ask of them. */
@Injectable()
export class JobsService implements OnModuleInit {
  constructor(
    private readonly repository: JobsRepository,
    private readonly campaigns: CampaignsService,
    private readonly choices: JobChoicesService,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('campaign.removed', async ({ campaignId, force }, session) => {
      if (!force && (await this.repository.usesCampaign(campaignId, session))) {
        throw new ProblemError('in_use', { parameters: { what: 'This campaign' } });
      }
    });
  }

  async list(params: ListParams<JobFilter>): Promise<Page<LabelledJob>> {
    const { records, totalCount } = await this.repository.list(params);
    return { records: await this.labelled(records), totalCount };
  }

  /** The jobs of one campaign; 404 when there is no such campaign. */
  async listOfCampaign(campaignId: string, params: ListParams<JobFilter>): Promise<Page<LabelledJob>> {
    await this.campaigns.get(campaignId);
    return this.list({ ...params, filter: { ...params.filter, campaigns: [campaignId] } });
  }

  async get(id: string): Promise<LabelledJob> {
    return this.label(await this.find(id));
  }

  async exists(id: string | Types.ObjectId, session?: ClientSession): Promise<boolean> {
    return (await this.repository.find(id, session)) !== null;
  }

  /** Titles and clients by id, of deleted jobs too. */
  async namesOf(ids: readonly Types.ObjectId[]): Promise<Map<string, Pick<JobRecord, 'title' | 'client'>>> {
    if (ids.length === 0) return new Map();
    const jobs = await this.repository.findNames(ids);
    return new Map(jobs.map(({ _id, title, client }) => [String(_id), { title, client }]));
  }

  /** What a visitor sees who follows an apply link; 404 when the job or the campaign is not known. */
  async ofCampaign(campaignId: string, jobId: string): Promise<CampaignJobDto> {
    const [campaign, job] = await Promise.all([this.campaigns.get(campaignId), this.find(jobId)]);
    return { campaign: { title: campaign.title }, job: { title: job.title, introduction: job.introduction } };
  }

  async create(body: CreateJobRequest): Promise<LabelledJob> {
    requirePeriod({ from: body.from ?? null, to: body.to ?? null });
    await this.requireReferences(body);
    return this.label(await this.repository.create(toRecord(body)));
  }

  async update(id: string, { version, ...body }: UpdateJobRequest): Promise<LabelledJob> {
    const saved = await this.find(id);
    const changes = toRecord(body);
    requirePeriod({ ...saved, ...changes });
    await this.requireReferences(body);
    return this.label(await this.repository.update(saved, version, changes));
  }

  /** Takes a job out of every list; its applications keep its title. */
  async delete(id: string): Promise<void> {
    await this.repository.update(await this.find(id), undefined, { removed: true });
  }

  countApplications(
    id: Types.ObjectId,
    changes: Partial<Record<ApplicationStatus, number>>,
    session: ClientSession,
  ): Promise<void> {
    return this.repository.count(id, changes, session);
  }

  private async find(id: string): Promise<JobRecord> {
    const job = await this.repository.find(id);
    if (!job) throw new ProblemError('not_found');
    return job;
  }

  /** Every record a job points to must be there. */
  private async requireReferences({ employmentTypeId, applicantLevelId, campaigns }: JobFields): Promise<void> {
    const [type, level, allCampaigns] = await Promise.all([
      employmentTypeId === undefined || this.choices.isEmploymentType(employmentTypeId),
      applicantLevelId === undefined || this.choices.isApplicantLevel(applicantLevelId),
      this.campaigns.allExist(campaigns ?? []),
    ]);
    const errors = [
      ...(type ? [] : [fieldProblem('employmentTypeId', 'invalid')]),
      ...(level ? [] : [fieldProblem('applicantLevelId', 'invalid')]),
      ...(allCampaigns ? [] : [fieldProblem('campaigns', 'invalid')]),
    ];
    if (errors.length > 0) throw ProblemError.fields(errors);
  }

  private async labelled(jobs: JobRecord[]): Promise<LabelledJob[]> {
    const titles = await this.campaigns.titlesOf(jobs.flatMap(({ campaigns }) => campaigns));
    return jobs.map((job) => ({
      ...job,
      jobtags: [],
      jobcampaigns: job.campaigns.map((id) => ({ _id: String(id), title: titles.get(String(id)) ?? '' })),
    }));
  }

  private async label(job: JobRecord): Promise<LabelledJob> {
    const [labelled] = await this.labelled([job]);
    return labelled ?? { ...job, jobtags: [], jobcampaigns: [] };
  }
}

/** The given fields as they are stored. */
function toRecord({ employmentTypeId, applicantLevelId, tags, campaigns, ...fields }: JobFields): Partial<JobRecord> {
  return definedFields({
    ...fields,
    employmentTypeId: employmentTypeId && objectId(employmentTypeId),
    applicantLevelId: applicantLevelId && objectId(applicantLevelId),
    tags: tags?.map(objectId),
    campaigns: campaigns?.map(objectId),
  }) as Partial<JobRecord>;
}
