import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../common/errors/problem.error.js';
import { AuthService, type Login } from '../auth/auth.service.js';
import { LoginLimits } from '../auth/login-limits.js';
import type { UserRecord } from '../users/user.record.js';
import { UserPasskeys } from '../users/user-passkeys.js';
import { RelyingParty, type Credential } from './relying-party.js';

/** Whether the authenticator names the user whom the passkey was made for: a key that was moved to another user logs nobody in. */
const isOf = ({ response }: Credential, { _id }: UserRecord): boolean => {
  const { userHandle } = (response ?? {}) as { userHandle?: unknown };
  return typeof userHandle === 'string' && Buffer.from(userHandle, 'base64url').toString() === String(_id);
};

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
    if (!user?.activatedAt || !passkey || !isOf(credential, user)) throw new ProblemError('wrong_credentials');
    const counter = await this.party.authenticated(credential, passkey);
    if (counter === null || !(await this.passkeys.used(user._id, passkey, counter)))
      throw new ProblemError('wrong_credentials');
    await this.limits.letIn({ email: user.email, from });
    return this.auth.openFull(user);
  }
}
