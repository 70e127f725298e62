import { Injectable } from '@nestjs/common';
import { Audit } from '../../common/audit/audit.service.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { TwoFactorSetup } from '../users/two-factor-setup.js';
import { UsersService } from '../users/users.service.js';
import { MailedLinks } from './mailed-links.js';

/** Turns two-factor off for a user without app and recovery codes, by the operator of the installation (docs/domain/accounts.md#two-factor). */
@Injectable()
export class ResetTwoFactor {
  constructor(
    private readonly users: UsersService,
    private readonly setup: TwoFactorSetup,
    private readonly sessions: SessionsService,
    private readonly links: MailedLinks,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /** Ends every session and mails the owner. */
  async reset(email: string): Promise<void> {
    const user = await this.users.findByEmail(email);
    if (!user) throw new ProblemError('user_not_found');
    if (!user.twofactorEnabled) throw new ProblemError('two_factor_off');
    const { _id: entityId, candidateId } = user;
    await this.transactions.run(async (session) => {
      await this.setup.turnOff(entityId, session);
      await this.sessions.endAllOf(entityId, session);
      await this.links.sendLoginChanged('two_factor_off', user, session);
      await this.audit.record(
        { actorId: null, entity: 'account', entityId, candidateId, action: 'two_factor_off' },
        session,
      );
    });
  }
}
