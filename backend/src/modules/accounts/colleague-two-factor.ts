import { Injectable } from '@nestjs/common';
import { Audit } from '../../common/audit/audit.service.js';
import { isSuperAdmin, type Principal } from '../../common/auth/principal.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { TwoFactorSetup } from '../users/two-factor-setup.js';
import { UsersService } from '../users/users.service.js';
import type { OwnLoginProofRequest } from './dto/own-two-factor.dto.js';
import { MailedLinks } from './mailed-links.js';
import { OwnProof } from './own-proof.js';

/** Two-factor that a recruiter sets up for a colleague (docs/domain/accounts.md#two-factor). */
@Injectable()
export class ColleagueTwoFactor {
  constructor(
    private readonly users: UsersService,
    private readonly setup: TwoFactorSetup,
    private readonly proof: OwnProof,
    private readonly sessions: SessionsService,
    private readonly links: MailedLinks,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /** Requires the caller's password and code, so an unattended session cannot replace a colleague's second factor. Returns the `otpauth://` address. */
  async renew(me: Principal, id: string, proof: OwnLoginProofRequest, from: string): Promise<string> {
    const user = await this.users.getRecruiter(id);
    if (isSuperAdmin(user) && !isSuperAdmin(me)) throw new ProblemError('forbidden');
    const colleague = await this.proof.require(me, proof, from);
    const { _id: entityId, candidateId } = user;
    return this.transactions.run(async (session) => {
      const address = await this.setup.renew(user, session);
      await this.sessions.endOf(me, entityId, session);
      await this.links.sendTwoFactorRenewed(user, colleague, session);
      await this.audit.record(
        { actorId: me.userId, entity: 'role', entityId, candidateId, action: 'two_factor_renewed' },
        session,
      );
      return address;
    });
  }
}
