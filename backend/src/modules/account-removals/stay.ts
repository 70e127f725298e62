import { Injectable } from '@nestjs/common';
import { hashToken } from '../../common/auth/secrets.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { UserRemovals } from '../users/user-removals.js';
import type { AccountStayRequest } from './dto/account-removal.dto.js';

/** Whoever reads the mail of an account that is going stops it: login and public page are as they were. */
@Injectable()
export class Stay {
  constructor(
    private readonly removals: UserRemovals,
    private readonly candidates: CandidatesService,
    private readonly transactions: Transactions,
  ) {}

  async run({ userId, token }: AccountStayRequest): Promise<void> {
    await this.transactions.run(async (session) => {
      const user = await this.removals.stop(userId, hashToken(token), session);
      if (!user?.removal) throw new ProblemError('link_invalid');
      if (user.candidateId && user.removal.wasPublic) await this.candidates.show(user.candidateId, session);
    });
  }
}
