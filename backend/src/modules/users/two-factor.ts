import { Injectable } from '@nestjs/common';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { Audit } from '../../common/audit/audit.service.js';
import { isSuperAdmin, type Principal } from '../../common/auth/principal.js';
import { decrypt, encrypt } from '../../common/auth/secrets.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { Config } from '../../config/config.js';
import type { UserRecord } from './user.record.js';
import { UsersRepository } from './users.repository.js';
import { UsersService } from './users.service.js';

/** Seconds of a TOTP step; a code of the step before or after is accepted as well (docs/domain/accounts.md#two-factor). */
const STEP_SECONDS = 30;

/** The second login step: time-based codes from an authenticator app. */
@Injectable()
export class TwoFactor {
  constructor(
    private readonly users: UsersService,
    private readonly repository: UsersRepository,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly config: Config,
  ) {}

  /** Makes a new secret for a recruiter and asks for its codes from now on; the old one stops working. Answers its `otpauth://` address. */
  async renew(id: string, me: Principal): Promise<string> {
    const user = await this.users.getRecruiter(id);
    if (user.roles.includes('super-admin') && !isSuperAdmin(me)) throw new ProblemError('forbidden');
    const secret = generateSecret();
    await this.store(user, secret, me);
    return generateURI({ issuer: this.config.PRODUCT_NAME, label: user.email, secret });
  }

  /** Whether a code is right now, and was not used before. */
  async accept(user: UserRecord, code: string): Promise<boolean> {
    if (!user.twofactor || !/^\d{6}$/.test(code)) return false;
    const secret = decrypt(user.twofactor.secret, this.config.SECRET);
    const result = verifySync({ secret, token: code, epochTolerance: STEP_SECONDS });
    if (!result.valid) return false;
    const step = Math.floor(Date.now() / 1_000 / STEP_SECONDS) + result.delta;
    return this.repository.acceptStep(user._id, step);
  }

  private store(user: UserRecord, secret: string, me: Principal): Promise<void> {
    const twofactor = { secret: encrypt(secret, this.config.SECRET), lastStep: 0 };
    return this.transactions.run(async (session) => {
      await this.repository.update(user._id, { $set: { twofactorEnabled: true, twofactor } }, session);
      const { _id: entityId, candidateId } = user;
      await this.audit.record(
        { actorId: me.userId, entity: 'role', entityId, candidateId, action: 'two_factor_renewed' },
        session,
      );
    });
  }
}
