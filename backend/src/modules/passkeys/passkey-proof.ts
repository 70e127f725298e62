import { Injectable } from '@nestjs/common';
import type { Principal } from '../../common/auth/principal.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { UserPasskeys } from '../users/user-passkeys.js';
import type { UserRecord } from '../users/user.record.js';
import { RelyingParty, type Credential } from './relying-party.js';

/** A passkey of somebody who is logged in, in the place of password and code. */
@Injectable()
export class PasskeyProof {
  constructor(
    private readonly passkeys: UserPasskeys,
    private readonly party: RelyingParty,
  ) {}

  /** The user of the session, whose passkey signed; the same refusal whatever is wrong. */
  async require(me: Principal, credential: Credential): Promise<UserRecord> {
    const { id } = credential;
    const user = typeof id === 'string' ? await this.passkeys.findOwner(id) : null;
    const passkey = user?.passkeys?.find(({ credentialId }) => credentialId === id);
    if (!user || String(user._id) !== me.userId || !passkey) throw new ProblemError('passkey_refused');
    const counter = await this.party.authenticated(credential, passkey);
    if (counter === null || !(await this.passkeys.used(user._id, passkey, counter)))
      throw new ProblemError('passkey_refused');
    return user;
  }
}
