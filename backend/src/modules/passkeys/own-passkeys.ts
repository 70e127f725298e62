import { Injectable } from '@nestjs/common';
import { MAX_PASSKEYS } from '@byline/shared-types/domain';
import { Types, type ClientSession } from 'mongoose';
import { Audit } from '../../common/audit/audit.service.js';
import type { Principal } from '../../common/auth/principal.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { rethrowDuplicateAs } from '../../common/mongo/duplicate-key.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { MailedLinks } from '../accounts/mailed-links.js';
import type { OwnLoginProofRequest } from '../accounts/dto/own-two-factor.dto.js';
import { OwnProof } from '../accounts/own-proof.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { UserPasskeys } from '../users/user-passkeys.js';
import type { PasskeyRecord, UserRecord } from '../users/user.record.js';
import { UsersService } from '../users/users.service.js';
import type { PasskeyRequest } from './dto/passkey.dto.js';
import { RelyingParty } from './relying-party.js';

/** The passkeys of a user who is logged in or must set one up first (docs/domain/accounts.md#passkeys). */
@Injectable()
export class OwnPasskeys {
  constructor(
    private readonly users: UsersService,
    private readonly passkeys: UserPasskeys,
    private readonly party: RelyingParty,
    private readonly proof: OwnProof,
    private readonly sessions: SessionsService,
    private readonly links: MailedLinks,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  async list(me: Principal): Promise<PasskeyRecord[]> {
    return (await this.users.get(me.userId)).passkeys ?? [];
  }

  /** Requires password and code again, so an unattended session cannot add a passkey. */
  async begin(me: Principal, proof: OwnLoginProofRequest, from: string): Promise<object> {
    const user = await this.proof.require(me, proof, from);
    if ((user.passkeys?.length ?? 0) >= MAX_PASSKEYS) throw new ProblemError('passkeys_full');
    return this.party.registration(user);
  }

  async add(me: Principal, { name, credential }: PasskeyRequest): Promise<PasskeyRecord> {
    const user = await this.users.get(me.userId);
    const made = await this.party.registered(me.userId, credential);
    if (!made) throw new ProblemError('passkey_refused');
    const passkey: PasskeyRecord = {
      _id: new Types.ObjectId(),
      credentialId: made.id,
      publicKey: Buffer.from(made.publicKey).toString('base64url'),
      counter: made.counter,
      name,
      createdAt: new Date(),
      lastUsedAt: null,
    };
    await this.transactions
      .run(async (session) => {
        if (!(await this.passkeys.add(user._id, passkey, session))) throw new ProblemError('passkeys_full');
        if (me.step === 'set-up') await this.sessions.endAllOf(user._id, session);
        await this.tell(user, 'passkey_added', name, session);
      })
      .catch(rethrowDuplicateAs('passkey_refused'));
    return passkey;
  }

  async rename(me: Principal, id: string, name: string): Promise<PasskeyRecord> {
    const passkey = await this.passkeys.rename(me.userId, id, name);
    if (!passkey) throw new ProblemError('not_found');
    return passkey;
  }

  /** The passkey no longer logs in, and the user's other sessions end. */
  async remove(me: Principal, id: string, proof: OwnLoginProofRequest, from: string): Promise<void> {
    const user = await this.proof.require(me, proof, from);
    const passkey = user.passkeys?.find(({ _id }) => String(_id) === id);
    if (!passkey) throw new ProblemError('not_found');
    await this.transactions.run(async (session) => {
      await this.passkeys.remove(user._id, passkey._id, session);
      await this.sessions.endOthers(me, session);
      await this.tell(user, 'passkey_removed', passkey.name, session);
    });
  }

  private async tell(
    user: UserRecord,
    action: 'passkey_added' | 'passkey_removed',
    passkey: string,
    session: ClientSession,
  ): Promise<void> {
    const { _id: entityId, candidateId } = user;
    await this.audit.record({ actorId: entityId, entity: 'account', entityId, candidateId, action }, session);
    await this.links.sendPasskeyChanged(action, user, passkey, session);
  }
}
