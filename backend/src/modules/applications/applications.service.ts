import { Injectable } from '@nestjs/common';
import { isRecruiter, requireOwn, requireOwnRecord, type Principal } from '../../common/auth/principal.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import type { Page } from '../../common/lists/read-list.js';
import { rethrowDuplicateAs } from '../../common/mongo/duplicate-key.js';
import { objectId } from '../../common/mongo/record.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { CampaignsService } from '../campaigns/campaigns.service.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { JobsService } from '../jobs/jobs.service.js';
import { ApplicationWriter } from './application-writer.js';
import type { ApplicationView } from './application.presenter.js';
import { mayDelete } from './application.rules.js';
import type { ApplicationRecord } from './application.schema.js';
import { ApplicationsRepository } from './applications.repository.js';
import type { ApplicationFilter, ApplyRequest } from './dto/application.dto.js';
import { ApplicationViews } from './application-views.js';

/** Applying, looking at applications and taking them back. */
@Injectable()
export class ApplicationsService {
  constructor(
    private readonly repository: ApplicationsRepository,
    private readonly writer: ApplicationWriter,
    private readonly views: ApplicationViews,
    private readonly candidates: CandidatesService,
    private readonly jobs: JobsService,
    private readonly campaigns: CampaignsService,
    private readonly transactions: Transactions,
  ) {}

  async list(params: ListParams<ApplicationFilter>): Promise<Page<ApplicationView>> {
    const { records, totalCount } = await this.repository.list(params);
    return { records: await this.views.run(records), totalCount };
  }

  listOf(candidateId: string, params: ListParams<ApplicationFilter>): Promise<Page<ApplicationView>> {
    return this.list({ ...params, filter: { ...params.filter, candidateId: [candidateId] } });
  }

  async apply(me: Principal, { candidateId, jobId, campaignId }: ApplyRequest): Promise<ApplicationView> {
    requireOwn(me, candidateId);
    if (campaignId && !(await this.campaigns.known(campaignId))) throw ProblemError.field('campaignId', 'invalid_id');
    const applied = await this.transactions
      .run(async (session): Promise<ApplicationRecord> => {
        const candidate = await this.candidates.get(candidateId, session);
        if (!(await this.jobs.exists(jobId, session))) throw new ProblemError('not_found');
        if (await this.repository.hasApplied(candidateId, jobId, session)) throw new ProblemError('already_applied');
        const application = { candidate, jobId: objectId(jobId), campaignId: campaignId ? objectId(campaignId) : null };
        return this.writer.add(application, me.userId, session);
      })
      .catch(rethrowDuplicateAs('already_applied'));
    return this.named(applied);
  }

  async delete(me: Principal, id: string): Promise<void> {
    await this.transactions.run(async (session) => {
      const application = requireOwnRecord(me, await this.repository.find(id, session));
      if (!mayDelete(application.status, isRecruiter(me))) throw new ProblemError('application_decided');
      await this.writer.remove(application, me.userId, session);
    });
  }

  private async named(application: ApplicationRecord): Promise<ApplicationView> {
    const [named] = await this.views.run([application]);
    if (!named) throw new ProblemError('not_found');
    return named;
  }
}
