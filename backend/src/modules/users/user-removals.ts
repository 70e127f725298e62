import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import type { UserRecord, UserRemoval } from './user.record.js';
import { UsersRepository } from './users.repository.js';

/** The pending removals of accounts, stored with their users (docs/domain/accounts.md#leaving). */
@Injectable()
export class UserRemovals {
  constructor(private readonly repository: UsersRepository) {}

  async begin(id: Types.ObjectId, removal: UserRemoval, session: ClientSession): Promise<void> {
    await this.repository.update(id, { $set: { removal, keptByHash: null } }, session);
  }

  /** Cancels a removal by its mailed link. Returns the user before it, or null when the link is wrong or late. */
  stop(id: string, hash: string, session: ClientSession): Promise<UserRecord | null> {
    return this.repository.endRemoval(id, hash, session);
  }

  /** Whether this link cancelled the latest removal already. */
  async wasStopped(id: string, hash: string, session: ClientSession): Promise<boolean> {
    return (await this.repository.findById(id, session))?.keptByHash === hash;
  }

  async drop(id: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.repository.update(id, { $set: { removal: null } }, session);
  }

  /** Users whose day of removal has passed. */
  due(): Promise<Types.ObjectId[]> {
    return this.repository.dueRemovals(new Date());
  }
}
