import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import type { UserRecord, UserRemoval } from './user.record.js';
import { UsersRepository } from './users.repository.js';

/** The accounts that are going, as they are kept with their users (docs/domain/accounts.md#leaving). */
@Injectable()
export class UserRemovals {
  constructor(private readonly repository: UsersRepository) {}

  async begin(id: Types.ObjectId, removal: UserRemoval, session: ClientSession): Promise<void> {
    await this.repository.update(id, { $set: { removal } }, session);
  }

  /** Has an account stay by the link that does; the user as they were, or null when it is none, or too late. */
  stop(id: string, hash: string, session: ClientSession): Promise<UserRecord | null> {
    return this.repository.endRemoval(id, hash, session);
  }

  async drop(id: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.repository.update(id, { $set: { removal: null } }, session);
  }

  /** Users whose day is over. */
  due(): Promise<Types.ObjectId[]> {
    return this.repository.dueRemovals(new Date());
  }
}
