import { Injectable } from '@nestjs/common';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { Audit } from '../../common/audit/audit.service.js';
import { isSuperAdmin, type Principal } from '../../common/auth/principal.js';
import { decrypt, derivedSecret, encrypt } from '../../common/auth/secrets.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { Config } from '../../config/config.js';
import { createRecoveryCodes, hashRecoveryCode, looksRecovery } from './recovery-codes.js';
import type { UserRecord } from './user.record.js';
import { UsersRepository } from './users.repository.js';
import { UsersService } from './users.service.js';

/** Seconds of a TOTP step; a code of the step before or after is accepted as well (docs/domain/accounts.md#two-factor). */
const STEP_SECONDS = 30;

/** The second login step: time-based codes from an authenticator app, and the codes that stand in for them. */
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
    return this.addressOf(user, secret);
  }

  /** Whether a code of the app is right now, and was not used before; a recovery code stands in for one, once. */
  async accept(user: UserRecord, code: string): Promise<boolean> {
    if (!user.twofactor) return false;
    if (looksRecovery(code)) return this.repository.useRecoveryCode(user._id, this.hashOf(code));
    const step = this.stepOf(user.twofactor.secret, code);
    return step !== null && this.repository.acceptStep(user._id, step);
  }

  /** A secret to set up an app with, as it is stored and as an `otpauth://` address. Asks for no code yet. */
  create(user: UserRecord): { sealed: string; secret: string; otpauthUrl: string } {
    const secret = generateSecret();
    return { sealed: encrypt(secret, this.config.SECRET), secret, otpauthUrl: this.addressOf(user, secret) };
  }

  /** The time step that a code of the app is right for now; null when it is wrong. */
  stepOf(sealed: string, code: string): number | null {
    if (!/^\d{6}$/.test(code)) return null;
    const secret = decrypt(sealed, this.config.SECRET);
    const result = verifySync({ secret, token: code, epochTolerance: STEP_SECONDS });
    return result.valid ? Math.floor(Date.now() / 1_000 / STEP_SECONDS) + result.delta : null;
  }

  /** New recovery codes, to be shown this once, and what is stored of them. */
  createRecovery(): { codes: string[]; hashes: string[] } {
    const codes = createRecoveryCodes();
    return { codes, hashes: codes.map((code) => this.hashOf(code)) };
  }

  private hashOf(code: string): string {
    return hashRecoveryCode(code, derivedSecret(this.config.SECRET, 'recovery-codes'));
  }

  private addressOf({ email: label }: UserRecord, secret: string): string {
    return generateURI({ issuer: this.config.PRODUCT_NAME, label, secret });
  }

  private store(user: UserRecord, secret: string, me: Principal): Promise<void> {
    const twofactor = { secret: encrypt(secret, this.config.SECRET), lastStep: 0 };
    return this.transactions.run(async (session) => {
      const changes = { twofactorEnabled: true, twofactor, twofactorSetup: null };
      await this.repository.update(user._id, { $set: changes }, session);
      const { _id: entityId, candidateId } = user;
      await this.audit.record(
        { actorId: me.userId, entity: 'role', entityId, candidateId, action: 'two_factor_renewed' },
        session,
      );
    });
  }
}
