import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import type { AuditEntry } from './audit.schema.js';

export interface AuditedChange {
  actorId: string | Types.ObjectId | null;
  entity: AuditEntry['entity'];
  entityId: string | Types.ObjectId;
  candidateId?: string | Types.ObjectId | null;
  action: string;
  before?: object;
  after?: object;
}

/** The fields of `after` that differ from `before`. */
function difference(before: object, after: object): AuditEntry['changes'] {
  const old = before as Record<string, unknown>;
  return Object.entries(after)
    .filter(([field, to]) => to !== undefined && !isDeepStrictEqual(old[field] ?? null, to ?? null))
    .map(([field, to]) => ({ field, from: old[field] ?? null, to: (to as unknown) ?? null }));
}

/** The audit trail. Written in the same transaction as the change it tells of. */
@Injectable()
export class Audit {
  constructor(@InjectModel('Audit') private readonly entries: Model<AuditEntry>) {}

  async record(change: AuditedChange, session: ClientSession): Promise<void> {
    const { before, after, ...entry } = change;
    await this.entries.create([{ ...entry, at: new Date(), changes: difference(before ?? {}, after ?? {}) }] as never, {
      session,
    });
  }

  /** Removes a person's values from the trail; that something happened, when and by whom, stays. */
  async forget(candidateId: string | Types.ObjectId, session: ClientSession): Promise<void> {
    await this.entries.updateMany({ candidateId }, { $set: { changes: [] } }, { session });
  }
}
