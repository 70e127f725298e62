import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import { UsersRepository } from './users.repository.js';

/** Tells who is a recruiter, for work that goes on in somebody's name after their request. */
@Injectable()
export class Staff {
  constructor(private readonly users: UsersRepository) {}

  /** Whether somebody has been one without a break since they began that work. */
  includes(userId: Types.ObjectId, since: Date, session?: ClientSession): Promise<boolean> {
    return this.users.isRecruiterSince(userId, since, session);
  }
}
