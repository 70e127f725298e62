import { Injectable } from '@nestjs/common';
import type { Principal } from '../../common/auth/principal.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { CodeChecks } from '../auth/code-checks.js';
import { SecondFactor } from '../auth/second-factor.js';
import type { UserRecord } from '../users/user.record.js';
import type { OwnLoginProofRequest } from './dto/own-two-factor.dto.js';
import { OwnPassword } from './own-password.js';

/** Requires the login again for changes of a way to log in, because a session may be unattended. */
@Injectable()
export class OwnProof {
  constructor(
    private readonly passwords: OwnPassword,
    private readonly codes: CodeChecks,
    private readonly secondFactor: SecondFactor,
  ) {}

  /** The password and, with two-factor, a code. */
  async require(me: Principal, { currentPassword, code }: OwnLoginProofRequest, from: string): Promise<UserRecord> {
    const user = await this.passwords.require(me, currentPassword, from);
    if (!user.twofactorEnabled) return user;
    if (!code) throw ProblemError.field('code', 'required');
    await this.requireCode(user, () => this.secondFactor.accepts(user, code));
    return user;
  }

  async requireCode(user: UserRecord, judge: () => Promise<boolean> | boolean): Promise<void> {
    if (!(await this.codes.passes(user, judge))) throw ProblemError.field('code', 'wrong_code');
  }
}
