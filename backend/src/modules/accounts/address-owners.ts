import { Injectable } from '@nestjs/common';
import { CandidatesService } from '../candidates/candidates.service.js';
import type { UserRecord } from '../users/user.record.js';
import { UsersService } from '../users/users.service.js';

/** Finds the owner of an address. */
@Injectable()
export class AddressOwners {
  constructor(
    private readonly users: UsersService,
    private readonly candidates: CandidatesService,
  ) {}

  /** A user, or the login of the candidate with it; null when the address is free. */
  async find(email: string): Promise<UserRecord | null> {
    const [user, candidate] = await Promise.all([this.users.findByEmail(email), this.candidates.findByEmail(email)]);
    return user ?? (candidate?.userId ? this.users.get(candidate.userId) : null);
  }
}
