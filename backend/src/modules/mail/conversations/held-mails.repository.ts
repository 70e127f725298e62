import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { EmailRecord } from '../email.record.js';

@Injectable()
export class HeldMailsRepository {
  constructor(@InjectModel('Email') private readonly emails: Model<EmailRecord>) {}

  /** When the first held mail of each of these conversations should have left; null without one. */
  async dueIn(conversationIds: readonly Types.ObjectId[]): Promise<(id: Types.ObjectId) => Date | null> {
    const held =
      conversationIds.length === 0
        ? []
        : await this.emails
            .find({ conversationId: { $in: conversationIds }, confidential: false, status: 'held' })
            .select('conversationId dueAt')
            .sort({ dueAt: -1 })
            .lean<Pick<EmailRecord, 'conversationId' | 'dueAt'>[]>();
    const byId = new Map(held.map(({ conversationId, dueAt }) => [String(conversationId), dueAt]));
    return (id) => byId.get(String(id)) ?? null;
  }
}
