import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import { UsersRepository } from './users.repository.js';

/** Tells who is a recruiter now, for work that goes on in somebody's name after their request. */
@Injectable()
export class Staff {
  constructor(private readonly users: UsersRepository) {}

  includes(userId: Types.ObjectId, session?: ClientSession): Promise<boolean> {
    return this.users.isRecruiter(userId, session);
  }
}
