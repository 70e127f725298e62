import { Injectable } from '@nestjs/common';
import { BULK_SKIPPED_SHOWN } from '@byline/shared-types/domain';
import { isSuperAdmin, type Principal } from '../../common/auth/principal.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import type { Page } from '../../common/lists/read-list.js';
import { joinById } from '../../common/mongo/join-by-id.js';
import { objectId } from '../../common/mongo/record.js';
import { Transactions } from '../../common/mongo/transactions.js';
import type { SecurityEvent } from '../../common/security-log/security-event.schema.js';
import { SecurityLog } from '../../common/security-log/security-log.service.js';
import type { CandidateListParams } from '../candidates/list/candidate.list.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { JobBriefs } from '../jobs/job-briefs.js';
import { UsersService } from '../users/users.service.js';
import { BulkItemsRepository } from './bulk-items.repository.js';
import { abilitiesOf, requireMayStop, requireMaySee } from './bulk-operation.policy.js';
import type { BulkOperationView } from './bulk-operation.presenter.js';
import type { BulkOperationRecord } from './bulk-operation.schema.js';
import { BulkOperationsRepository } from './bulk-operations.repository.js';
import type { BulkOperationFilter, CreateBulkOperationRequest } from './dto/bulk-operation.dto.js';
import { EndBulkOperation } from './end-bulk-operation.js';
import { StartBulkOperation } from './start-bulk-operation.js';

/** Changes to many candidates (docs/domain/bulk.md). */
@Injectable()
export class BulkOperationsService {
  constructor(
    private readonly operations: BulkOperationsRepository,
    private readonly items: BulkItemsRepository,
    private readonly starts: StartBulkOperation,
    private readonly endings: EndBulkOperation,
    private readonly candidates: CandidatesService,
    private readonly users: UsersService,
    private readonly jobs: JobBriefs,
    private readonly transactions: Transactions,
    private readonly log: SecurityLog,
  ) {}

  async list(me: Principal, params: ListParams<BulkOperationFilter>): Promise<Page<BulkOperationView>> {
    const { records, totalCount } = await this.operations.list(scopeOf(me, params.filter), params);
    return { records: await this.views(me, records), totalCount };
  }

  async get(me: Principal, id: string): Promise<BulkOperationView> {
    const operation = await this.load(id);
    requireMaySee(me, operation);
    return this.view(me, operation);
  }

  async create(
    me: Principal,
    params: CandidateListParams,
    request: CreateBulkOperationRequest,
  ): Promise<BulkOperationView> {
    return this.view(me, await this.starts.create(me, params, request));
  }

  /** Stops an operation; finished changes stay, and can be undone. */
  async cancel(me: Principal, id: string): Promise<BulkOperationView> {
    const operation = await this.load(id);
    requireMayStop(me, operation);
    const cancelled = await this.transactions.run((session) => this.endings.cancel(operation, me.userId, session));
    if (!cancelled) {
      const { state: from } = await this.load(id);
      throw new ProblemError('impossible_transition', { parameters: { from, to: 'cancelled' } });
    }
    return this.view(me, cancelled);
  }

  async undo(me: Principal, id: string): Promise<BulkOperationView> {
    const operation = await this.load(id);
    requireMayStop(me, operation);
    return this.view(me, await this.starts.undo(me, operation));
  }

  /** The log entry of its start, written a moment after it. */
  async origin(id: string): Promise<SecurityEvent | null> {
    const { _id, createdBy, createdAt } = await this.load(id);
    return this.log.firstAbout(_id, createdBy, createdAt);
  }

  async load(id: string): Promise<BulkOperationRecord> {
    const operation = await this.operations.find(id);
    if (!operation) throw new ProblemError('not_found');
    return operation;
  }

  async view(me: Principal, operation: BulkOperationRecord): Promise<BulkOperationView> {
    const [view] = await this.views(me, [operation]);
    if (!view) throw new Error('an operation without a view');
    return view;
  }

  private async views(me: Principal, operations: BulkOperationRecord[]): Promise<BulkOperationView[]> {
    const people = operations.flatMap(({ createdBy, decidedBy }) => [createdBy, ...(decidedBy ? [decidedBy] : [])]);
    const [userOf, jobOf] = await Promise.all([
      joinById(people, (ids) => this.users.namesOf(ids)),
      joinById(operations.map(jobIdOf), (ids) => this.jobs.namesOf(ids)),
    ]);
    return Promise.all(
      operations.map(async (operation) => ({
        operation,
        userOf,
        job: jobOf(jobIdOf(operation)),
        abilities: abilitiesOf(me, operation),
        ...(await this.skippedOf(operation)),
      })),
    );
  }

  private async skippedOf(operation: BulkOperationRecord): Promise<Pick<BulkOperationView, 'skipped' | 'nameOf'>> {
    const skipped = operation.skipped > 0 ? await this.items.skipped(operation._id, BULK_SKIPPED_SHOWN) : [];
    const nameOf = await joinById(
      skipped.map(({ candidateId }) => candidateId),
      (ids) => this.candidates.namesOf(ids),
    );
    return { skipped, nameOf };
  }
}

const jobIdOf = ({ action }: BulkOperationRecord): string | null => action.proposal?.jobId.toLowerCase() ?? null;

function scopeOf(me: Principal, { of }: BulkOperationFilter): Parameters<BulkOperationsRepository['list']>[0] {
  if (of !== 'everybody') return { starter: objectId(me.userId) };
  return isSuperAdmin(me) ? 'everybody' : { seenBy: objectId(me.userId) };
}
