import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { decrypt, derivedSecret, encrypt } from '../../common/auth/secrets.js';
import { Config } from '../../config/config.js';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.js';
import type { UserRecord } from './user.record.js';
import { UsersRepository } from './users.repository.js';

/** Seconds of a TOTP step; the codes of the previous and the next step count too (docs/domain/accounts.md#two-factor). */
const STEP_SECONDS = 30;

/** The second login step: time-based codes from an authenticator app, and recovery codes. */
@Injectable()
export class TwoFactor {
  constructor(
    private readonly repository: UsersRepository,
    private readonly config: Config,
  ) {}

  /** Whether a code of the app is right now and unused. */
  async accept(user: UserRecord, code: string): Promise<boolean> {
    if (!user.twofactor) return false;
    const step = this.stepOf(user.twofactor.secret, code);
    return step !== null && this.repository.acceptStep(user._id, step);
  }

  /** Uses a recovery code and returns the number left, or null for a wrong code. */
  async useRecoveryCode(user: UserRecord, code: string, session: ClientSession): Promise<number | null> {
    return this.repository.useRecoveryCode(user._id, this.hashOf(code), session);
  }

  /** A secret for a new app, in its stored form and as an `otpauth://` address. */
  create(user: UserRecord): { sealed: string; secret: string; otpauthUrl: string } {
    const secret = generateSecret();
    return { sealed: encrypt(secret, this.config.SECRET), secret, otpauthUrl: this.addressOf(user, secret) };
  }

  /** The time step of a right code; null for a wrong one. */
  stepOf(sealed: string, code: string): number | null {
    if (!/^\d{6}$/.test(code)) return null;
    const secret = decrypt(sealed, this.config.SECRET);
    const epoch = Math.floor(Date.now() / 1_000);
    const result = verifySync({ secret, token: code, epoch, epochTolerance: STEP_SECONDS });
    return result.valid ? Math.floor(epoch / STEP_SECONDS) + result.delta : null;
  }

  /** New recovery codes, to show once, and their stored hashes. */
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
}
