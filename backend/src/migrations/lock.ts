import { setTimeout as sleep } from 'node:timers/promises';
import { mongo } from 'mongoose';
import { isDuplicateKey } from '../common/mongo/duplicate-key.js';

interface LockRecord {
  _id: 'lock';
  holder: string;
  expiresAt: Date;
}

export interface LockOptions {
  /** Lifetime of the lock after its process was killed. */
  leaseMs: number;
  /** Called once if another process holds the lock. */
  onWait: () => void;
}

const POLL_MS = 250;

/** A lock for the whole database, by the database's clock; one process at a time holds it. */
class MigrationLock {
  private readonly holder = new mongo.ObjectId().toHexString();
  private readonly locks: mongo.Collection<LockRecord>;

  constructor(
    db: mongo.Db,
    private readonly leaseMs: number,
  ) {
    this.locks = db.collection<LockRecord>('migration_lock');
  }

  private get inALease(): object {
    return { $add: ['$$NOW', this.leaseMs] };
  }

  async take(): Promise<boolean> {
    const isFree = { $lte: [{ $ifNull: ['$expiresAt', '$$NOW'] }, '$$NOW'] };
    const take = {
      holder: { $cond: [isFree, this.holder, '$holder'] },
      expiresAt: { $cond: [isFree, this.inALease, '$expiresAt'] },
    };
    const lock = await this.locks
      .findOneAndUpdate({ _id: 'lock' }, [{ $set: take }], { upsert: true, returnDocument: 'after' })
      .catch((error: unknown) => {
        // Two processes created the record at the same time, and the other one has the lock.
        if (isDuplicateKey(error)) return null;
        throw error;
      });
    return lock?.holder === this.holder;
  }

  async renew(): Promise<void> {
    const mine = { _id: 'lock', holder: this.holder } as const;
    const { matchedCount } = await this.locks.updateOne(mine, [{ $set: { expiresAt: this.inALease } }]);
    if (matchedCount === 0)
      throw new Error('The migration lock was lost: this process was away for longer than a lease.');
  }

  async release(): Promise<void> {
    await this.locks.deleteOne({ _id: 'lock', holder: this.holder });
  }
}

/** Does the work under the lock; `requireLock` throws if the lock was lost. */
export async function withLock<T>(
  db: mongo.Db,
  { leaseMs, onWait }: LockOptions,
  work: (requireLock: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const lock = new MigrationLock(db, leaseMs);
  for (let waited = false; !(await lock.take()); waited = true) {
    if (!waited) onWait();
    await sleep(POLL_MS);
  }
  // The next renewal tries again, and so does `requireLock`, which reports a failure.
  const heartbeat = setInterval(() => void lock.renew().catch(() => undefined), leaseMs / 3);
  try {
    return await work(() => lock.renew());
  } finally {
    clearInterval(heartbeat);
    await lock.release();
  }
}
