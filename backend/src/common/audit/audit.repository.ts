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

  async add(entry: NewAuditEntry, session: ClientSession): Promise<void> {
    await this.entries.create([{ ...entry, at: new Date() }] as never, { session });
  }

  async emptyChanges(candidateId: string | Types.ObjectId, session: ClientSession): Promise<void> {
    await this.entries.updateMany({ candidateId }, { $set: { changes: [] } }, { session });
  }
}
