import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { ClientSession, QueryFilter, Types } from 'mongoose';
import type { Timeline, TimelineOf } from '../mongo/timeline.js';
import { AuditRepository, type AuditMatch, type NewAuditEntry } from './audit.repository.js';
import type { AuditEntry } from './audit.schema.js';

export type AuditedChange = Omit<NewAuditEntry, 'changes'> & { before?: object; after?: object };

/** The fields of `after` that differ from `before`. */
function difference(before: object, after: object): AuditEntry['changes'] {
  const old = before as Record<string, unknown>;
  return Object.entries(after)
    .filter(([field, to]) => to !== undefined && !isDeepStrictEqual(old[field] ?? null, to ?? null))
    .map(([field, to]) => ({ field, from: old[field] ?? null, to: (to as unknown) ?? null }));
}

/** The audit trail. The transaction of a change writes its entry. */
@Injectable()
export class Audit {
  constructor(private readonly repository: AuditRepository) {}

  record(change: AuditedChange, session: ClientSession): Promise<void> {
    return this.recordMany([change], session);
  }

  /** The same for a change of several records. */
  async recordMany(changes: readonly AuditedChange[], session: ClientSession): Promise<void> {
    const entries = changes.map(({ before = {}, after = {}, ...entry }) => ({
      ...entry,
      changes: difference(before, after),
    }));
    await this.repository.addMany(entries, session);
  }

  /** Removes a person's values from the trail; action, time and author stay. */
  async forget(ids: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
    await this.repository.emptyChanges(ids, session);
  }

  /** Every address that a candidate has had. */
  addressesOf(candidateId: Types.ObjectId, session?: ClientSession): Promise<string[]> {
    return this.repository.addressesOf(candidateId, session);
  }

  /** Whether one of these candidates was erased. */
  hasErased(candidateIds: readonly string[]): Promise<boolean> {
    return this.repository.hasErased(candidateIds);
  }

  /** Entries about a candidate that match, in order of time. */
  timeline(match: QueryFilter<AuditEntry>): Timeline<AuditEntry> {
    return this.repository.timeline(match);
  }

  /** The number of entries that match, where those of one actor about one record within so many milliseconds of each other count once. */
  countGroups(of: TimelineOf, match: QueryFilter<AuditEntry>, gap: number): Promise<number> {
    return this.repository.countGroups(of, match, gap);
  }

  find(match: QueryFilter<AuditEntry>): Promise<AuditEntry[]> {
    return this.repository.find(match);
  }

  has(match: AuditMatch): Promise<boolean> {
    return this.repository.has(match);
  }
}
