import { Injectable } from '@nestjs/common';
import {
  BULK_IN_REQUEST,
  BULK_KEPT_DAYS,
  BULK_SKIPPED_SHOWN,
  DAY_MS,
  MAX_BULK,
  type BulkState,
} from '@byline/shared-types/domain';
import { Types, type ClientSession } from 'mongoose';
import type { Principal } from '../../common/auth/principal.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import type { Page } from '../../common/lists/read-list.js';
import { joinById } from '../../common/mongo/join-by-id.js';
import { objectId } from '../../common/mongo/record.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { CandidateLists } from '../candidates/candidate-lists.service.js';
import { requireSelection, type CandidateSelection } from '../candidates/candidate-selection.js';
import type { CandidateListParams } from '../candidates/candidate.list.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { UsersService } from '../users/users.service.js';
import { BulkItemsRepository } from './bulk-items.repository.js';
import { requireStarter } from './bulk-operation.policy.js';
import type { BulkOperationView } from './bulk-operation.presenter.js';
import type { BulkOperationRecord, BulkWriter } from './bulk-operation.schema.js';
import { BulkOperationsRepository, type NewBulkOperation } from './bulk-operations.repository.js';
import { BulkQueue } from './bulk-queue.js';
import type { BulkAction } from './bulk.rules.js';
import { CheckBulkAction } from './check-bulk-action.js';
import type { BulkOperationFilter, CreateBulkOperationRequest } from './dto/bulk-operation.dto.js';
import { RunBulkOperation, undoableUntil } from './run-bulk-operation.js';

/** Whom an operation is for, and what each brings along. */
type Items = Parameters<BulkItemsRepository['add']>[0];
type Meant = Pick<Items[number], 'candidateId' | 'effect'>[];

/** Changes to many candidates, as their recruiter starts and follows them (docs/domain/bulk.md). */
@Injectable()
export class BulkOperationsService {
  constructor(
    private readonly operations: BulkOperationsRepository,
    private readonly items: BulkItemsRepository,
    private readonly queue: BulkQueue,
    private readonly runner: RunBulkOperation,
    private readonly check: CheckBulkAction,
    private readonly lists: CandidateLists,
    private readonly candidates: CandidatesService,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
  ) {}

  async list(me: Principal, params: ListParams<BulkOperationFilter>): Promise<Page<BulkOperationView>> {
    const { records, totalCount } = await this.operations.list(objectId(me.userId), params);
    return { records: await Promise.all(records.map((operation) => this.view(operation))), totalCount };
  }

  async get(me: Principal, id: string): Promise<BulkOperationView> {
    return this.view(await this.own(me, id));
  }

  async create(
    me: Principal,
    params: CandidateListParams,
    { action, selection }: CreateBulkOperationRequest,
  ): Promise<BulkOperationView> {
    requireSelection(selection, 'selection.');
    const checked = await this.check.run(action);
    const ids = await this.idsOf(params, selection);
    const writer = await this.writerOf(me);
    return this.start(
      this.newOperation(writer, checked, null),
      ids.map((id) => ({ candidateId: objectId(id) })),
      async (session) => ({ action: await this.check.withTagIds(checked, session) }),
    );
  }

  /** Stops an operation; what was done stays, and can be undone. */
  async cancel(me: Principal, id: string): Promise<BulkOperationView> {
    const operation = await this.own(me, id);
    const cancelled = await this.operations.end(operation._id, {
      state: 'cancelled',
      undoableUntil: undoableUntil(operation),
    });
    if (!cancelled) throw await this.refusal(me, id, 'cancelled');
    return this.view(cancelled);
  }

  /** Takes back what an operation did, with an operation of its own. */
  async undo(me: Principal, id: string): Promise<BulkOperationView> {
    const operation = await this.own(me, id);
    const undoing = this.newOperation(operation.writer, operation.action, operation._id);
    const meant = await this.items.done(operation._id);
    return this.start(undoing, meant, async (session) => {
      if (!(await this.operations.markUndone(operation._id, undoing._id, session)))
        throw await this.refusal(me, id, 'undone');
      return {};
    });
  }

  /** Writes down whom it is for, then that it runs: an operation that is there is whole. */
  private async start(
    operation: Omit<NewBulkOperation, 'total'>,
    meant: Meant,
    first: (session: ClientSession) => Promise<Partial<NewBulkOperation>>,
  ): Promise<BulkOperationView> {
    const { _id: operationId, expireAt } = operation;
    await this.items.add(
      meant.map(({ candidateId, effect = null }) => ({ operationId, expireAt, candidateId, effect })),
    );
    const started = await this.transactions.run(async (session) => {
      const more = await first(session);
      return this.operations.create({ ...operation, total: meant.length, ...more }, session);
    });
    if (meant.length > BULK_IN_REQUEST) {
      await this.queue.announce(started);
      return this.view(started);
    }
    await this.runner.run(String(operationId));
    return this.view((await this.operations.find(operationId)) ?? started);
  }

  private newOperation(
    writer: BulkWriter,
    action: BulkAction,
    undoes: Types.ObjectId | null,
  ): Omit<NewBulkOperation, 'total'> {
    const now = Date.now();
    return {
      ...{ _id: new Types.ObjectId(), createdBy: writer._id, writer, action, undoes },
      state: 'running',
      leasedUntil: new Date(now),
      expireAt: new Date(now + BULK_KEPT_DAYS * DAY_MS),
    };
  }

  private async idsOf(params: CandidateListParams, selection: CandidateSelection): Promise<string[]> {
    const ids = await this.lists.idsOf(params, selection, MAX_BULK + 1);
    if (ids.length > MAX_BULK) throw ProblemError.field('selection.all', 'too_many');
    return ids;
  }

  private async writerOf({ userId }: Principal): Promise<BulkWriter> {
    const { _id, firstname, name, email } = await this.users.get(userId);
    return { _id, firstname, name, email };
  }

  private async own(me: Principal, id: string): Promise<BulkOperationRecord> {
    const operation = await this.operations.find(id);
    if (!operation) throw new ProblemError('not_found');
    requireStarter(me, operation);
    return operation;
  }

  private async refusal(me: Principal, id: string, to: BulkState | 'undone'): Promise<ProblemError> {
    const { state, undoneBy } = await this.own(me, id);
    const from = undoneBy ? 'undone' : state;
    return new ProblemError('impossible_transition', { parameters: { from, to } });
  }

  private async view(operation: BulkOperationRecord): Promise<BulkOperationView> {
    const skipped = operation.skipped > 0 ? await this.items.skipped(operation._id, BULK_SKIPPED_SHOWN) : [];
    const nameOf = await joinById(
      skipped.map(({ candidateId }) => candidateId),
      (ids) => this.candidates.namesOf(ids),
    );
    return { operation, skipped, nameOf };
  }
}
