import { Injectable } from '@nestjs/common';
import { TWO_FACTOR_SETUP_MINUTES } from '@byline/shared-types/domain';
import type { ClientSession, Types } from 'mongoose';
import { ProblemError } from '../../common/errors/problem.error.js';
import { TwoFactor } from './two-factor.js';
import type { UserRecord } from './user.record.js';
import { UsersRepository } from './users.repository.js';

/** The secret for a new authenticator app: to type, and as an `otpauth://` address. */
export interface TwoFactorSetupData {
  secret: string;
  otpauthUrl: string;
}

/** Two-factor that users turn on and off themselves (docs/domain/accounts.md#two-factor). */
@Injectable()
export class TwoFactorSetup {
  constructor(
    private readonly twoFactor: TwoFactor,
    private readonly repository: UsersRepository,
  ) {}

  /** Stores a secret that does not apply yet; replaces an earlier one. */
  async begin(user: UserRecord): Promise<TwoFactorSetupData> {
    const { sealed, secret, otpauthUrl } = this.twoFactor.create(user);
    const expiresAt = new Date(Date.now() + TWO_FACTOR_SETUP_MINUTES * 60_000);
    await this.repository.update(user._id, { $set: { twofactorSetup: { secret: sealed, expiresAt } } });
    return { secret, otpauthUrl };
  }

  /** The secret that does not apply yet. */
  pendingOf({ twofactorSetup }: UserRecord): string {
    if (!twofactorSetup || twofactorSetup.expiresAt <= new Date()) throw new ProblemError('setup_expired');
    return twofactorSetup.secret;
  }

  /** The time step of a right code of the new app; null for a wrong code. */
  stepOf(user: UserRecord, code: string): number | null {
    return this.twoFactor.stepOf(this.pendingOf(user), code);
  }

  /** Turns two-factor on and uses the code of this step. Returns the recovery codes. */
  async turnOn(user: UserRecord, lastStep: number, session: ClientSession): Promise<string[]> {
    const { codes, hashes: recovery } = this.twoFactor.createRecovery();
    const twofactor = { secret: this.pendingOf(user), lastStep, recovery, turnedOnAt: new Date() };
    if (!(await this.repository.turnTwoFactorOn(user._id, twofactor, session))) throw new ProblemError('setup_expired');
    return codes;
  }

  /** The same at once by a colleague, who has no code to try: ends the old secret and its recovery codes. Returns the `otpauth://` address. */
  async renew(user: UserRecord, session: ClientSession): Promise<string> {
    const { sealed, otpauthUrl } = this.twoFactor.create(user);
    const twofactor = { secret: sealed, lastStep: 0 };
    await this.repository.update(
      user._id,
      { $set: { twofactorEnabled: true, twofactor, twofactorSetup: null } },
      session,
    );
    return otpauthUrl;
  }

  async turnOff(id: Types.ObjectId, session: ClientSession): Promise<void> {
    const changes = { twofactorEnabled: false, twofactor: null, twofactorSetup: null };
    await this.repository.update(id, { $set: changes }, session);
  }

  /** Replaces the earlier recovery codes. */
  async renewRecovery(id: Types.ObjectId, session: ClientSession): Promise<string[]> {
    const { codes, hashes } = this.twoFactor.createRecovery();
    await this.repository.update(
      id,
      { $set: { 'twofactor.recovery': hashes, 'twofactor.recoveryAt': new Date() } },
      session,
    );
    return codes;
  }
}
