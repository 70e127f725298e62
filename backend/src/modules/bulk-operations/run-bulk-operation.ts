import { Injectable, Logger } from '@nestjs/common';
import type { ClientSession, mongo } from 'mongoose';
import { ProblemError } from '../../common/errors/problem.error.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { Config } from '../../config/config.js';
import { Staff } from '../users/staff.js';
import { BulkEffects } from './bulk-effects.js';
import { BulkItemsRepository } from './bulk-items.repository.js';
import { BulkOperationsRepository, type LeasedOperation } from './bulk-operations.repository.js';
import { EndBulkOperation } from './end-bulk-operation.js';

/** Candidates of one transaction: enough to share its cost, few enough to release their locks soon. */
const CHUNK = 100;
/** Attempts without progress until an operation fails. */
const MAX_ATTEMPTS = 10;

/** The operation was cancelled, or another worker has it; the current transaction rolls back. */
class LeaseLost extends Error {}

/** The starter lost the recruiter role, so nothing continues in their name. */
class StarterLeft extends Error {}

/** Works on an operation until it ends. Any number of workers change each candidate once (docs/domain/bulk.md#once). */
@Injectable()
export class RunBulkOperation {
  private readonly logger = new Logger(RunBulkOperation.name);
  private readonly leaseMs: number;
  private stopping = false;

  constructor(
    private readonly operations: BulkOperationsRepository,
    private readonly items: BulkItemsRepository,
    private readonly effects: BulkEffects,
    private readonly endings: EndBulkOperation,
    private readonly staff: Staff,
    private readonly transactions: Transactions,
    config: Config,
  ) {
    this.leaseMs = config.BULK_LEASE_SECONDS * 1_000;
  }

  /** Stops between two chunks; another worker continues. */
  stop(): void {
    this.stopping = true;
  }

  run(id: string): Promise<void> {
    return this.transactions.inSession(async (session) => {
      const operation = await this.operations.take(id, session.id?.id ?? null, this.leaseMs);
      if (!operation) return;
      if (operation.session) await this.endOf(operation.session);
      try {
        const state = operation.attempts < MAX_ATTEMPTS ? await this.work(operation, session) : 'failed';
        if (state) await this.end(operation, state, session);
      } catch (error) {
        if (error instanceof LeaseLost) return;
        await this.handleError(operation, error, session);
      }
    });
  }

  private async work(operation: LeasedOperation, session: ClientSession): Promise<'done' | null> {
    while (!this.stopping) if (!(await this.step(operation, session))) return 'done';
    await this.operations.release(operation);
    return null;
  }

  /** Changes one chunk and stores its results in one transaction; false if no candidate is left. */
  private step(operation: LeasedOperation, session: ClientSession): Promise<boolean> {
    return this.transactions.run(async () => {
      const items = await this.items.waiting(operation._id, CHUNK, session);
      if (items.length === 0) return false;
      if (!(await this.staff.includes(operation.createdBy, operation.createdAt, session))) throw new StarterLeft();
      const outcomes = await this.effects.apply(operation, items, session);
      await this.items.settle(outcomes, session);
      const done = outcomes.filter(({ state }) => state === 'done').length;
      const moved = { done, skipped: outcomes.length - done };
      if (!(await this.operations.advance(operation, moved, this.leaseMs, session))) throw new LeaseLost();
      return true;
    }, session);
  }

  /** A session that cannot be ended expires by itself after a minute. */
  private async endOf(session: mongo.Binary): Promise<void> {
    await this.transactions
      .endOf(session)
      .catch((error: unknown) => this.logger.warn({ err: error }, 'a session stays'));
  }

  /** A refusal, for example of a folder deleted meanwhile, ends the operation; another worker retries any other error. */
  private async handleError(operation: LeasedOperation, error: unknown, session: ClientSession): Promise<void> {
    if (error instanceof StarterLeft) return this.end(operation, 'cancelled', session);
    if (!(error instanceof ProblemError) || error.status >= 500) {
      await this.operations.release(operation);
      throw error;
    }
    this.logger.warn({ err: error, operation: String(operation._id) }, 'an operation cannot go on');
    await this.end(operation, 'failed', session);
  }

  private async end(
    operation: LeasedOperation,
    state: 'done' | 'failed' | 'cancelled',
    session: ClientSession,
  ): Promise<void> {
    await this.transactions.run(async () => this.endings.end(operation, state, session, operation.lease), session);
  }
}
