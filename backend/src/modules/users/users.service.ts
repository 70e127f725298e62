import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { ProblemError } from '../../common/errors/problem.error.js';
import type { UserRecord } from './user.schema.js';
import { UsersRepository } from './users.repository.js';

/** What other modules ask of users. */
@Injectable()
export class UsersService {
  constructor(private readonly repository: UsersRepository) {}

  async get(id: string | Types.ObjectId): Promise<UserRecord> {
    const user = await this.repository.findById(id);
    if (!user) throw new ProblemError('not_found');
    return user;
  }

  findByEmail(email: string): Promise<UserRecord | null> {
    return this.repository.findByEmail(email);
  }

  acceptStep(id: Types.ObjectId, step: number): Promise<boolean> {
    return this.repository.acceptStep(id, step);
  }
}
