import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Redis } from 'ioredis';
import { StoredWrites, type StoredWrite } from '../events/stored-writes.js';
import { currentRequest } from '../http/current-request.js';
import { Transactions } from '../mongo/transactions.js';
import type { Change } from '@byline/shared-types/domain';
import { collapsed, KEPT_MS, STREAM } from './change.js';
import { KIND_OF } from './change-kinds.js';

const SESSION = 'Session';

/**
 * Tells all API processes of every committed write, through a Redis stream. A request does not wait for it, so a write succeeds without Redis. A
 * notice may be lost when Redis is away or when the process is killed after a commit; then the next notice, at the latest that of the next start,
 * tells all readers to read anew.
 */
@Injectable()
export class ChangePublisher implements OnApplicationBootstrap {
  private readonly logger = new Logger(ChangePublisher.name);
  private changes: Change[] = [];
  private ended: string[] = [];
  private lost = true;
  private due = false;

  constructor(
    @Inject(Redis) private readonly redis: Redis,
    transactions: Transactions,
    writes: StoredWrites,
  ) {
    writes.on((write, session) => {
      const note = this.noteOf(write);
      if (note) transactions.afterCommit(session, note);
    });
  }

  onApplicationBootstrap(): void {
    this.sendSoon();
  }

  publish(change: Change): void {
    this.changes.push(change);
    this.sendSoon();
  }

  private noteOf({ model, removed, id, candidateId, userId }: StoredWrite): (() => void) | null {
    const kind = KIND_OF[model];
    const by = currentRequest()?.principal?.userId ?? null;
    if (kind) return () => this.publish({ kind, id, candidateId: kind === 'candidate' ? id : candidateId, by });
    if (model !== SESSION || !removed) return null;
    return () => {
      this.ended.push(id ?? userId ?? '');
      this.sendSoon();
    };
  }

  /** One notice for all writes of a turn: a transaction, or an operation on many. */
  private sendSoon(): void {
    if (this.due) return;
    this.due = true;
    setImmediate(() => void this.send());
  }

  private async send(): Promise<void> {
    const notice = { changes: collapsed(this.changes), ended: this.ended, lost: this.lost };
    this.changes = [];
    this.ended = [];
    this.due = false;
    try {
      const oldest = String(Date.now() - KEPT_MS);
      await this.redis.xadd(STREAM, 'MINID', '~', oldest, '*', 'notice', JSON.stringify(notice));
      if (notice.lost) this.lost = false;
    } catch (error) {
      if (!notice.lost) this.logger.warn({ err: error }, 'Redis is away: screens do not follow changes');
      this.lost = true;
    }
  }
}
