import { Injectable } from '@nestjs/common';
import {
  ASK_OPERATION_DAYS,
  BULK_APPROVAL_HOURS,
  BULK_IN_REQUEST,
  BULK_KEPT_DAYS,
  DAY_MS,
  MAX_BULK,
} from '@byline/shared-types/domain';
import { Types, type ClientSession } from 'mongoose';
import type { Principal } from '../../common/auth/principal.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { objectId } from '../../common/mongo/record.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { Config } from '../../config/config.js';
import { CandidateLists } from '../candidates/list/candidate-lists.service.js';
import { requireSelection, type CandidateSelection } from '../candidates/list/candidate-selection.js';
import type { CandidateListParams } from '../candidates/list/candidate.list.js';
import { MailFiles } from '../files/mail-files.js';
import { requireFilled } from '../mail/mail-fields.js';
import { UsersService } from '../users/users.service.js';
import { BulkItemsRepository } from './bulk-items.repository.js';
import type { BulkOperationRecord, BulkWriter } from './bulk-operation.schema.js';
import { BulkOperationsRepository, type NewBulkOperation } from './bulk-operations.repository.js';
import { BulkQueue } from './bulk-queue.js';
import { isOpen, needsApproval, type BulkAction } from './bulk.rules.js';
import { CheckBulkAction } from './check-bulk-action.js';
import type { CreateBulkOperationRequest } from './dto/bulk-operation.dto.js';
import { EndBulkOperation } from './end-bulk-operation.js';
import { RunBulkOperation } from './run-bulk-operation.js';
import { UnfilledRecipients } from './unfilled-recipients.js';

/** The candidates of an operation, each with the effect to reverse. */
type Items = Parameters<BulkItemsRepository['add']>[0];
type Meant = Pick<Items[number], 'candidateId' | 'effect'>[];

/** Starts changes to many candidates, and their undos. */
@Injectable()
export class StartBulkOperation {
  constructor(
    private readonly operations: BulkOperationsRepository,
    private readonly items: BulkItemsRepository,
    private readonly queue: BulkQueue,
    private readonly runner: RunBulkOperation,
    private readonly endings: EndBulkOperation,
    private readonly check: CheckBulkAction,
    private readonly lists: CandidateLists,
    private readonly unfilled: UnfilledRecipients,
    private readonly mailFiles: MailFiles,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
    private readonly config: Config,
  ) {}

  async create(
    me: Principal,
    params: CandidateListParams,
    { action, selection }: CreateBulkOperationRequest,
  ): Promise<BulkOperationRecord> {
    requireSelection(selection, params, 'selection.');
    const checked = await this.check.run(action);
    if (checked.mail) requireFilled(await this.unfilled.of(params, selection, checked.mail));
    const ids = await this.idsOf(params, selection);
    const writer = await this.writerOf(me);
    const operation = newOperation(me, writer, checked);
    const hold = await this.mailFiles.prepareHeld(me, checked.mail?.attachments, 'action.mail.attachments');
    return this.start(
      needsApproval(checked, ids.length, this.config.BULK_MAIL_APPROVAL_ABOVE) ? waiting(operation) : operation,
      ids.map((id) => ({ candidateId: objectId(id) })),
      async (session) => ({
        action: await this.check.withTagIds(checked, session),
        attachments: await hold(session, operation.expireAt),
      }),
    );
  }

  /** Starts the undo of an operation, or of the rest that an earlier undo left. */
  async undo(me: Principal, operation: BulkOperationRecord): Promise<BulkOperationRecord> {
    // A running operation has not all its effects yet.
    if (isOpen(operation)) throw new ProblemError('operation_open');
    const undoing = newOperation(me, operation.writer, operation.action, operation._id);
    const { unfinishedUndo } = operation;
    const meant = unfinishedUndo ? await this.items.unreached(unfinishedUndo) : await this.items.done(operation._id);
    return this.start(undoing, meant, async (session) => {
      if (!(await this.operations.markUndone(operation, undoing._id, session)))
        throw await this.undoRefusal(operation._id);
      await this.endings.record(operation, 'undo', me.userId, session);
      return {};
    });
  }

  /** Starts the second question to the candidates of an operation who have not answered; once. */
  async remind(
    me: Principal,
    operation: BulkOperationRecord,
    candidateIds: readonly Types.ObjectId[],
  ): Promise<BulkOperationRecord> {
    const reminder = newOperation(me, await this.writerOf(me), operation.action);
    const meant = candidateIds.map((candidateId) => ({ candidateId }));
    return this.start({ ...reminder, reminds: operation._id }, meant, async (session) => {
      if (!(await this.operations.markReminded(operation._id, reminder._id, session)))
        throw new ProblemError('already_reminded');
      return {};
    });
  }

  /** Runs a small operation at once, and gives a larger one to the worker. */
  async begin(operation: BulkOperationRecord): Promise<BulkOperationRecord> {
    if (operation.total > BULK_IN_REQUEST) {
      await this.queue.announce(operation);
      return operation;
    }
    await this.runner.run(String(operation._id));
    return (await this.operations.find(operation._id)) ?? operation;
  }

  /** Stores the items before the operation, so that each stored operation is complete. */
  private async start(
    operation: Omit<NewBulkOperation, 'total'>,
    meant: Meant,
    first: (session: ClientSession) => Promise<Partial<NewBulkOperation>>,
  ): Promise<BulkOperationRecord> {
    const { _id: operationId, expireAt } = operation;
    await this.items.add(
      meant.map(({ candidateId, effect = null }) => ({ operationId, expireAt, candidateId, effect })),
    );
    const started = await this.transactions.run(async (session) => {
      const more = await first(session);
      return this.operations.create({ ...operation, total: meant.length, ...more }, session);
    });
    return started.state === 'waiting' ? started : this.begin(started);
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

  private async undoRefusal(id: Types.ObjectId): Promise<ProblemError> {
    const found = await this.operations.find(id);
    if (!found) return new ProblemError('not_found');
    return new ProblemError(found.undoneBy ? 'already_undone' : 'undo_expired');
  }
}

function newOperation(
  me: Principal,
  writer: BulkWriter,
  action: BulkAction,
  undoes: Types.ObjectId | null = null,
): Omit<NewBulkOperation, 'total'> {
  const now = Date.now();
  return {
    ...{ _id: new Types.ObjectId(), createdBy: objectId(me.userId), writer, action, undoes },
    ...{ state: 'running', waitsUntil: null, leasedUntil: new Date(now) },
    expireAt: new Date(now + (action.askAvailability ? ASK_OPERATION_DAYS : BULK_KEPT_DAYS) * DAY_MS),
  };
}

/** The same operation, waiting for an approval. */
const waiting = (operation: Omit<NewBulkOperation, 'total'>): Omit<NewBulkOperation, 'total'> => ({
  ...operation,
  state: 'waiting',
  waitsUntil: new Date(Date.now() + BULK_APPROVAL_HOURS * 3_600_000),
});
