import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../common/errors/problem.error.js';
import { AuthService, type Login } from '../auth/auth.service.js';
import { LoginLimits } from '../auth/login-limits.js';
import { PasskeyProof } from './passkey-proof.js';
import { RelyingParty, type Credential } from './relying-party.js';

/** A login by a passkey, which counts as both factors (docs/domain/accounts.md#passkeys). */
@Injectable()
export class PasskeyLogin {
  constructor(
    private readonly proof: PasskeyProof,
    private readonly party: RelyingParty,
    private readonly auth: AuthService,
    private readonly limits: LoginLimits,
  ) {}

  begin(): Promise<object> {
    return this.party.authentication();
  }

  /** Refuses every wrong credential with the same words. */
  async finish(credential: Credential, from: string): Promise<Login> {
    const user = await this.proof.ownerOf(credential);
    if (!user?.activatedAt) throw new ProblemError('wrong_credentials');
    await this.limits.trustAddress({ email: user.email, from });
    return this.auth.openFull(user);
  }
}
