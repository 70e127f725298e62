import { Injectable } from '@nestjs/common';
import { hashToken } from '../../common/auth/secrets.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { UserRemovals } from '../users/user-removals.js';
import type { AccountStayRequest } from './dto/account-removal.dto.js';

/** Stops a removal by the mailed link and restores login and public page. */
@Injectable()
export class KeepAccount {
  constructor(
    private readonly removals: UserRemovals,
    private readonly candidates: CandidatesService,
    private readonly transactions: Transactions,
  ) {}

  async run({ userId, token }: AccountStayRequest): Promise<void> {
    await this.transactions.run(async (session) => {
      const hash = hashToken(token);
      const user = await this.removals.stop(userId, hash, session);
      if (!user?.removal)
        throw new ProblemError((await this.removals.wasStopped(userId, hash, session)) ? 'link_used' : 'link_invalid');
      if (user.candidateId && user.removal.wasPublic) await this.candidates.show(user.candidateId, session);
    });
  }
}
