import { LRUCache } from 'lru-cache';
import type { ClientSession, Model, QueryFilter, Types } from 'mongoose';
import type { Transactions } from './transactions.js';

type Id = string | Types.ObjectId;

/** At most some 3 MB of one collection's names. Another process may show an old name for as long as `ttl`. */
const LIMITS = { max: 10_000, ttl: 5_000 };

/** Fields that lists show beside other records (docs/architecture.md#names). */
export class NameCache<T extends { _id: Id }> {
  /** Null for a record that does not exist. */
  private readonly kept = new LRUCache<string, { record: T | null }>(LIMITS);
  private drops = 0;

  constructor(
    private readonly read: (ids: string[]) => Promise<T[]>,
    private readonly transactions: Pick<Transactions, 'afterCommit'>,
  ) {}

  /** The existing records among these. Unsuitable for a transaction, and for a check whether a record may be used. */
  async find(ids: readonly Id[]): Promise<T[]> {
    const kept = [...new Set(ids.map((id) => String(id).toLowerCase()))].map((id) => ({ id, is: this.kept.get(id) }));
    const found = kept.flatMap(({ is }) => is?.record ?? []);
    const missing = kept.filter(({ is }) => !is).map(({ id }) => id);
    return missing.length > 0 ? [...found, ...(await this.fill(missing))] : found;
  }

  /** Called by each write of a record: this process shows the new name once the transaction is committed. */
  dropAfter(session: ClientSession | undefined, id: Id): void {
    this.transactions.afterCommit(session, () => {
      this.drops += 1;
      this.kept.delete(String(id).toLowerCase());
    });
  }

  private async fill(ids: string[]): Promise<T[]> {
    const { drops } = this;
    const found = await this.read(ids);
    // A read that a drop overtakes may hold the old name.
    if (drops !== this.drops) return found;
    const byId = new Map(found.map((record) => [String(record._id), record]));
    for (const id of ids) this.kept.set(id, { record: byId.get(id) ?? null });
    return found;
  }
}

export const cacheNames = <T extends { _id: Types.ObjectId }, F extends keyof T & string>(
  model: Model<T>,
  fields: readonly F[],
  transactions: Transactions,
): NameCache<Pick<T, '_id' | F>> =>
  new NameCache(
    (ids) =>
      model
        .find({ _id: { $in: ids } } as QueryFilter<T>)
        .select(fields.join(' '))
        .lean<Pick<T, '_id' | F>[]>()
        .exec(),
    transactions,
  );
