import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
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

  async addressesOf(candidateId: Types.ObjectId, session: ClientSession): Promise<string[]> {
    const match = { entity: 'candidate' as const, entityId: candidateId, 'changes.field': 'email' };
    const entries = await this.entries.find(match).session(session).lean<AuditEntry[]>();
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

  has(match: AuditMatch): Promise<boolean> {
    return this.entries.exists(match).then((found) => found !== null);
  }
}
