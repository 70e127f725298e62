import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import type { Signatures, UserRecord } from './user.record.js';
import { UsersRepository } from './users.repository.js';

/** Knows the recruiters, for work that continues in a user's name after their request. */
@Injectable()
export class Staff {
  constructor(private readonly users: UsersRepository) {}

  /** Whether a user has been a recruiter without a break since that work began. */
  includes(userId: Types.ObjectId, since: Date, session?: ClientSession): Promise<boolean> {
    return this.users.isRecruiterSince(userId, since, session);
  }

  /** The signatures of a user; null if they wrote none. */
  signaturesOf(userId: Types.ObjectId, session?: ClientSession): Promise<Signatures | null> {
    return this.users.findSignatures(userId, session);
  }

  /** A user while they are a recruiter; null for others and for one who left. */
  recruiter(userId: Types.ObjectId, session: ClientSession): Promise<UserRecord | null> {
    return this.users.findRecruiter(userId, session);
  }
}
