import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Audit } from '../../common/audit/audit.service.js';
import { isRecruiter, type Principal } from '../../common/auth/principal.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { TwoFactorSetup, type TwoFactorSetupData } from '../users/two-factor-setup.js';
import type { UserRecord } from '../users/user.record.js';
import { UsersService } from '../users/users.service.js';
import type { CodeRequest, OwnProofRequest } from './dto/own-two-factor.dto.js';
import { MailedLinks } from './mailed-links.js';
import { OwnPassword } from './own-password.js';
import { OwnProof } from './own-proof.js';

/** Two-factor of a user who is logged in or must set it up first (docs/domain/accounts.md#two-factor). */
@Injectable()
export class OwnTwoFactor {
  constructor(
    private readonly users: UsersService,
    private readonly passwords: OwnPassword,
    private readonly proof: OwnProof,
    private readonly setup: TwoFactorSetup,
    private readonly sessions: SessionsService,
    private readonly links: MailedLinks,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /** Requires the password, so an unattended session cannot tie the account to a stranger's app. */
  async begin(me: Principal, currentPassword: string, from: string): Promise<TwoFactorSetupData> {
    const user = await this.passwords.require(me, currentPassword, from);
    if (user.twofactorEnabled) throw new ProblemError('two_factor_on');
    return this.setup.begin(user);
  }

  /** Requires a code, which proves that the app works. Returns the recovery codes, once. */
  async confirm(me: Principal, { code }: CodeRequest): Promise<string[]> {
    const user = await this.users.get(me.userId);
    if (user.twofactorEnabled) throw new ProblemError('two_factor_on');
    this.setup.pendingOf(user);
    let step: number | null = null;
    await this.proof.requireCode(user, () => (step = this.setup.stepOf(user, code)) !== null);
    return this.transactions.run(async (session) => {
      const recovery = await this.setup.turnOn(user, step ?? 0, session);
      await this.sessions.endOthers(me, session);
      await this.tell(user, 'two_factor_on', session);
      return recovery;
    });
  }

  /** Not for a recruiter, whose colleague renews it. */
  async turnOff(me: Principal, proof: OwnProofRequest, from: string): Promise<void> {
    if (isRecruiter(me)) throw new ProblemError('forbidden');
    const user = await this.prove(me, proof, from);
    await this.transactions.run(async (session) => {
      await this.setup.turnOff(user._id, session);
      await this.sessions.endOthers(me, session);
      await this.tell(user, 'two_factor_off', session);
    });
  }

  async renewRecovery(me: Principal, proof: OwnProofRequest, from: string): Promise<string[]> {
    const user = await this.prove(me, proof, from);
    return this.transactions.run(async (session) => {
      const codes = await this.setup.renewRecovery(user._id, session);
      await this.tell(user, 'recovery_codes_renewed', session);
      return codes;
    });
  }

  private async prove(me: Principal, proof: OwnProofRequest, from: string): Promise<UserRecord> {
    const user = await this.proof.require(me, proof, from);
    if (!user.twofactorEnabled) throw new ProblemError('two_factor_off');
    return user;
  }

  private async tell(
    user: UserRecord,
    action: 'two_factor_on' | 'two_factor_off' | 'recovery_codes_renewed',
    session: ClientSession,
  ): Promise<void> {
    const { _id: entityId, candidateId } = user;
    await this.audit.record({ actorId: entityId, entity: 'account', entityId, candidateId, action }, session);
    await this.links.sendLoginChanged(action, user, session);
  }
}
