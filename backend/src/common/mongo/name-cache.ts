import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { ClientSession, Model, QueryFilter, Types } from 'mongoose';
import { ChangeFeed } from './change-feed.js';
import { Transactions } from './transactions.js';

type Id = string | Types.ObjectId;

/** Names of one collection that are kept; some 3 MB of the longest. */
const MAX_KEPT = 10_000;

/** What is shown of a collection's records beside others: its fields, read once and kept until the record is written (docs/architecture.md#names). */
export class NameCache<T extends { _id: Id }> {
  /** Who is gone is kept too, as null. */
  private readonly kept = new LRUCache<string, { record: T | null }>({ max: MAX_KEPT });
  private drops = 0;

  constructor(
    private readonly read: (ids: string[]) => Promise<T[]>,
    private readonly feed: Pick<ChangeFeed, 'isOpen'>,
    private readonly transactions: Pick<Transactions, 'afterCommit'>,
  ) {}

  /** Those with these ids that there are. Not for work in a transaction, nor to find out whether a record may be used. */
  async find(ids: readonly Id[]): Promise<T[]> {
    const wanted = new Set(ids.map((id) => String(id).toLowerCase()));
    if (!this.feed.isOpen()) return wanted.size > 0 ? this.read([...wanted]) : [];
    const found: T[] = [];
    const missing: string[] = [];
    for (const id of wanted) {
      const known = this.kept.get(id);
      if (known?.record) found.push(known.record);
      else if (!known) missing.push(id);
    }
    return missing.length > 0 ? [...found, ...(await this.fill(missing))] : found;
  }

  /** For who writes a record: this process shows it as it is from then on, the others once the change feed tells them. */
  dropAfter(session: ClientSession | undefined, id: Id): void {
    this.transactions.afterCommit(session, () => this.drop(String(id).toLowerCase()));
  }

  /** Forgets a record, or all. */
  drop(id: string | null): void {
    this.drops += 1;
    if (id === null) this.kept.clear();
    else this.kept.delete(id);
  }

  private async fill(ids: string[]): Promise<T[]> {
    const { drops } = this;
    const found = await this.read(ids);
    // What was dropped meanwhile may be what was read.
    if (drops !== this.drops) return found;
    const byId = new Map(found.map((record) => [String(record._id), record]));
    for (const id of ids) this.kept.set(id, { record: byId.get(id) ?? null });
    return found;
  }
}

/** Makes the caches, one for a collection, each of some fields. */
@Injectable()
export class NameCaches {
  constructor(
    private readonly feed: ChangeFeed,
    private readonly transactions: Transactions,
  ) {}

  of<T extends { _id: Types.ObjectId }, F extends keyof T & string>(
    model: Model<T>,
    fields: readonly F[],
  ): NameCache<Pick<T, '_id' | F>> {
    type Names = Pick<T, '_id' | F>;
    const read = (ids: string[]): Promise<Names[]> =>
      model
        .find({ _id: { $in: ids } } as QueryFilter<T>)
        .select(fields.join(' '))
        // What a failed primary had not handed on could be taken back without a change that tells of it.
        .read('primary')
        .readConcern('majority')
        .lean<Names[]>()
        .exec();
    const cache = new NameCache(read, this.feed, this.transactions);
    this.feed.listen(model.collection.name, fields, (id) => cache.drop(id));
    return cache;
  }
}
