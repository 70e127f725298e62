import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import type { UserRecord } from './user.record.js';
import { userListFields } from './user.rules.js';

/** Reads and writes whole logins, for a merge that removes one and an undo that gives it back. */
@Injectable()
export class KeptLoginsRepository {
  constructor(@InjectModel('User') private readonly users: Model<UserRecord>) {}

  /** With the hash of the password. */
  find(id: Types.ObjectId, session: ClientSession): Promise<UserRecord | null> {
    return this.users.findById(id).select('+passwordHash').session(session).lean<UserRecord>();
  }

  async restore(user: UserRecord, session: ClientSession): Promise<void> {
    await this.users.create([{ ...user, ...userListFields(user) }], { session, timestamps: false });
  }
}
