import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import type { AuditEntry } from './audit.schema.js';

/** An entry as it is written; ids may still be text. */
export type NewAuditEntry = Pick<AuditEntry, 'entity' | 'action' | 'changes'> & {
  actorId: string | Types.ObjectId | null;
  entityId: string | Types.ObjectId;
  candidateId?: string | Types.ObjectId | null;
};

@Injectable()
export class AuditRepository {
  constructor(@InjectModel('Audit') private readonly entries: Model<AuditEntry>) {}

  async addMany(entries: readonly NewAuditEntry[], session: ClientSession): Promise<void> {
    const at = new Date();
    await this.entries.insertMany(entries.map((entry) => ({ ...entry, at })) as never, { session });
  }

  async emptyChanges(candidateId: string | Types.ObjectId, session: ClientSession): Promise<void> {
    await this.entries.updateMany({ candidateId }, { $set: { changes: [] } }, { session });
  }
}
