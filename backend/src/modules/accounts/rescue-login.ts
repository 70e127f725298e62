import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Audit } from '../../common/audit/audit.service.js';
import type { Principal } from '../../common/auth/principal.js';
import { fieldProblem, ProblemError } from '../../common/errors/problem.error.js';
import { rethrowDuplicateAs } from '../../common/mongo/duplicate-key.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { SaveCandidate } from '../candidates/write/save-candidate.js';
import { PendingRegistrations } from '../pending-registrations/pending-registrations.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { UserRecord } from '../users/user.record.js';
import { normaliseEmail, NO_WAYS_IN } from '../users/user.rules.js';
import { UsersService } from '../users/users.service.js';
import { AddressOwners } from './address-owners.js';
import type { RescueRequest } from './dto/rescue.dto.js';
import { MailedLinks } from './mailed-links.js';
import { OwnProof } from './own-proof.js';

const TAKEN = { errors: [fieldProblem('email', 'email_taken')] };

/** Gives a login back to an owner who no longer reads its address (docs/domain/accounts.md#rescue). */
@Injectable()
export class RescueLogin {
  constructor(
    private readonly users: UsersService,
    private readonly saveCandidate: SaveCandidate,
    private readonly pending: PendingRegistrations,
    private readonly owners: AddressOwners,
    private readonly proof: OwnProof,
    private readonly sessions: SessionsService,
    private readonly links: MailedLinks,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /** Requires the super-admin's password and code, because the reader of the new address gets the login. Refuses one's own login. */
  async run(
    me: Principal,
    id: string,
    { reason, email: address, ...proof }: RescueRequest,
    from: string,
  ): Promise<void> {
    if (id.toLowerCase() === me.userId) throw new ProblemError('own_rescue');
    await this.proof.require(me, proof, from);
    const user = await this.users.get(id);
    const email = normaliseEmail(address);
    if (email === user.email) throw ProblemError.field('email', 'same_email');
    if (await this.owners.find(email)) throw new ProblemError('email_taken', TAKEN);
    await this.transactions
      .run((session) => this.move(me, user, { email, reason }, session))
      .catch(rethrowDuplicateAs('email_taken', TAKEN));
  }

  private async move(
    me: Principal,
    user: UserRecord,
    { email, reason }: { email: string; reason: string },
    session: ClientSession,
  ): Promise<void> {
    const { _id: entityId, candidateId } = user;
    if (candidateId) await this.saveCandidate.update(me, String(candidateId), { email }, session);
    await this.users.setEmail(entityId, email, session);
    await this.users.change(String(entityId), NO_WAYS_IN, session);
    await this.pending.delete(email, session);
    await this.sessions.endAllOf(entityId, session);
    await this.links.sendRescue({ ...user, email }, user.email, session);
    await this.audit.record(
      { actorId: me.userId, entity: 'account', entityId, candidateId, action: 'rescued', after: { email, reason } },
      session,
    );
  }
}
