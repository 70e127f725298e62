import { Injectable } from '@nestjs/common';
import type { Principal } from '../../common/auth/principal.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { UserPasskeys } from '../users/user-passkeys.js';
import type { UserRecord } from '../users/user.record.js';
import { RelyingParty, type Credential } from './relying-party.js';

/** Whether the authenticator names the user that the passkey was made for, because a key moved to another user proves no identity. */
const isOf = ({ response }: Credential, { _id }: UserRecord): boolean => {
  const { userHandle } = (response ?? {}) as { userHandle?: unknown };
  return typeof userHandle === 'string' && Buffer.from(userHandle, 'base64url').toString() === String(_id);
};

/** Finds the owner of a passkey that signed (docs/domain/accounts.md#passkeys). */
@Injectable()
export class PasskeyProof {
  constructor(
    private readonly passkeys: UserPasskeys,
    private readonly party: RelyingParty,
  ) {}

  /** The user whose passkey signed a challenge, once; null for an unknown or removed passkey and for a used challenge. */
  async ownerOf(credential: Credential): Promise<UserRecord | null> {
    const { id } = credential;
    const user = typeof id === 'string' ? await this.passkeys.findOwner(id) : null;
    const passkey = user?.passkeys?.find(({ credentialId }) => credentialId === id);
    if (!user || !passkey || !isOf(credential, user)) return null;
    const counter = await this.party.authenticated(credential, passkey);
    return counter !== null && (await this.passkeys.used(user._id, passkey, counter)) ? user : null;
  }

  /** Requires a passkey of the logged-in user, instead of password and code. */
  async require(me: Principal, credential: Credential): Promise<UserRecord> {
    const user = await this.ownerOf(credential);
    if (!user || String(user._id) !== me.userId) throw new ProblemError('passkey_refused');
    return user;
  }
}
