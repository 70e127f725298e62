import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, QueryFilter, Types } from 'mongoose';
import { objectId } from '../mongo/record.js';
import { timelineOf, type Timeline, type TimelineOf } from '../mongo/timeline.js';
import type { AuditEntry } from './audit.schema.js';

/** An entry before it is written; ids may still be text. */
export type NewAuditEntry = Pick<AuditEntry, 'entity' | 'action' | 'changes'> & {
  actorId: string | Types.ObjectId | null;
  entityId: string | Types.ObjectId;
  candidateId?: string | Types.ObjectId | null;
};

/** An entry about one record. */
export type AuditMatch = Pick<AuditEntry, 'entity' | 'action'> & { entityId: string; 'changes.field'?: string };

@Injectable()
export class AuditRepository {
  constructor(@InjectModel('Audit') private readonly entries: Model<AuditEntry>) {}

  async addMany(entries: readonly NewAuditEntry[], session: ClientSession): Promise<void> {
    const at = new Date();
    await this.entries.insertMany(entries.map((entry) => ({ ...entry, at })) as never, { session });
  }

  /** Empties the entries about candidates and about their logins. */
  async emptyChanges(ids: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
    const match = { $or: [{ candidateId: { $in: ids } }, { entityId: { $in: ids } }] };
    await this.entries.updateMany(match, { $set: { changes: [] } }, { session });
  }

  async addressesOf(candidateId: Types.ObjectId, session?: ClientSession): Promise<string[]> {
    const match = { entity: 'candidate' as const, entityId: candidateId, 'changes.field': 'email' };
    const entries = await this.entries
      .find(match)
      .session(session ?? null)
      .lean<AuditEntry[]>();
    return entries
      .flatMap(({ changes }) => changes.filter(({ field }) => field === 'email').flatMap(({ from, to }) => [from, to]))
      .filter((address) => typeof address === 'string');
  }

  /** Whether one of these candidates was erased. */
  async hasErased(candidateIds: readonly string[]): Promise<boolean> {
    if (candidateIds.length === 0) return false;
    const match = { entityId: { $in: candidateIds }, entity: 'candidate' as const, action: 'erase' };
    return (await this.entries.exists(match)) !== null;
  }

  /** Entries about a candidate that match, in order of time. */
  timeline(match: QueryFilter<AuditEntry>): Timeline<AuditEntry> {
    return timelineOf(this.entries, { time: 'at', author: 'actorId', match: () => match });
  }

  /** The number of entries about a candidate that match, where those of one actor about one record within so many milliseconds of each other count once. */
  async countGroups({ candidateId, by }: TimelineOf, match: QueryFilter<AuditEntry>, gap: number): Promise<number> {
    const matches = { ...match, candidateId: objectId(candidateId), ...(by !== undefined && { actorId: by }) };
    const previous = { $shift: { output: '$at', by: -1 } };
    const isFirst = { $or: [{ $eq: ['$previous', null] }, { $gt: [{ $subtract: ['$at', '$previous'] }, gap] }] };
    const [counted] = await this.entries.aggregate<{ groups: number }>([
      { $match: matches },
      { $project: { actorId: 1, entityId: 1, at: 1 } },
      {
        $setWindowFields: { partitionBy: { by: '$actorId', of: '$entityId' }, sortBy: { at: 1 }, output: { previous } },
      },
      { $match: { $expr: isFirst } },
      { $count: 'groups' },
    ]);
    return counted?.groups ?? 0;
  }

  find(match: QueryFilter<AuditEntry>): Promise<AuditEntry[]> {
    return this.entries.find(match).lean<AuditEntry[]>();
  }

  has(match: AuditMatch): Promise<boolean> {
    return this.entries.exists(match).then((found) => found !== null);
  }
}
