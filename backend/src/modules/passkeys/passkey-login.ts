import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../common/errors/problem.error.js';
import { AuthService, type Login } from '../auth/auth.service.js';
import { LoginLimits } from '../auth/login-limits.js';
import { UserPasskeys } from '../users/user-passkeys.js';
import { RelyingParty, type Credential } from './relying-party.js';

/** A login by a passkey, which is both factors at once (docs/domain/accounts.md#passkeys). */
@Injectable()
export class PasskeyLogin {
  constructor(
    private readonly passkeys: UserPasskeys,
    private readonly party: RelyingParty,
    private readonly auth: AuthService,
    private readonly limits: LoginLimits,
  ) {}

  begin(): Promise<object> {
    return this.party.authentication();
  }

  /** The same words whatever is wrong: no passkey of ours, one that was removed, a challenge that was used. */
  async finish(credential: Credential, from: string): Promise<Login> {
    const { id } = credential;
    const user = typeof id === 'string' ? await this.passkeys.findOwner(id) : null;
    const passkey = user?.passkeys?.find(({ credentialId }) => credentialId === id);
    // Recruiters have the two-factor that a colleague made.
    if (!user?.activatedAt || user.roles.includes('recruiter') || !passkey) throw new ProblemError('wrong_credentials');
    const counter = await this.party.authenticated(credential, passkey);
    if (counter === null || !(await this.passkeys.used(user._id, passkey, counter)))
      throw new ProblemError('wrong_credentials');
    await this.limits.letIn({ email: user.email, from });
    return this.auth.openFull(user);
  }
}
