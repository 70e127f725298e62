import { Injectable } from '@nestjs/common';
import { EMAIL_CHANGE_HOURS } from '@byline/shared-types/domain';
import type { ClientSession } from 'mongoose';
import type { Principal } from '../../common/auth/principal.js';
import { createLinkToken, hashToken } from '../../common/auth/secrets.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { rethrowDuplicateAs } from '../../common/mongo/duplicate-key.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { SaveCandidate } from '../candidates/write/save-candidate.js';
import { PendingRegistrations } from '../pending-registrations/pending-registrations.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { EmailChange as Change, UserRecord } from '../users/user.record.js';
import { isStoppable, isWaiting, normaliseEmail, waitsFor } from '../users/user.rules.js';
import { UserEmailChanges } from '../users/user-email-changes.js';
import { UsersService } from '../users/users.service.js';
import { AddressOwners } from './address-owners.js';
import type { ChangeEmailRequest, EmailLinkRequest } from './dto/own-account.dto.js';
import { MailLimit } from './mail-limit.js';
import { createLink, MailedLinks } from './mailed-links.js';
import { OwnPassword } from './own-password.js';

/** A new address to log in with (docs/domain/accounts.md#change-of-address): it applies after both addresses confirmed it, and the old one can stop it. */
@Injectable()
export class EmailChange {
  constructor(
    private readonly users: UsersService,
    private readonly changes: UserEmailChanges,
    private readonly saveCandidate: SaveCandidate,
    private readonly pending: PendingRegistrations,
    private readonly owners: AddressOwners,
    private readonly passwords: OwnPassword,
    private readonly sessions: SessionsService,
    private readonly links: MailedLinks,
    private readonly limit: MailLimit,
    private readonly transactions: Transactions,
  ) {}

  /** The answer is the same for a taken address; its owner gets a mail about it instead of the link. */
  async request(me: Principal, request: ChangeEmailRequest, from: string): Promise<void> {
    const user = await this.passwords.require(me, request.currentPassword, from);
    const email = normaliseEmail(request.email);
    if (email === user.email) throw ProblemError.field('email', 'same_email');
    if (isStoppable(user.emailChange)) throw new ProblemError('email_changed_lately');
    if (!(await this.limit.allows('email_change', email))) return;
    const { token, link } = createLink('email');
    const stop = createLinkToken();
    const emailChange = { from: user.email, to: email, stopHash: hashToken(stop), confirmedAt: null, ...link };
    await this.transactions.run(async (session) => {
      await this.changes.start(user, emailChange, session);
      await this.sendLink(user, email, token, session);
      await this.links.sendEmailChangeNotice(user, email, stop, session);
    });
  }

  /** Mails each unconfirmed address again; the earlier links stop working. */
  async resend(me: Principal): Promise<void> {
    const { emailChange } = await this.users.get(me.userId);
    if (!isWaiting(emailChange)) throw new ProblemError('not_found');
    const { hash, stopHash, from, to } = emailChange;
    const waits = waitsFor(emailChange);
    if (waits.includes('new')) await this.limit.require('email_change', to);
    if (waits.includes('old')) await this.limit.require('email_change', from);
    const { token, link } = createLink('email');
    const stop = createLinkToken();
    const links = {
      hash: waits.includes('new') ? link.hash : hash,
      stopHash: waits.includes('old') ? hashToken(stop) : stopHash,
      expiresAt: link.expiresAt,
    };
    await this.transactions.run(async (session) => {
      const user = await this.changes.renew(me.userId, hash, links, session);
      if (!user) throw new ProblemError('not_found');
      if (waits.includes('new')) await this.sendLink(user, to, token, session);
      if (waits.includes('old')) await this.links.sendEmailChangeNotice(user, to, stop, session);
    });
  }

  /** Confirms by one of the two addresses, in either order; whether the new one applies now. */
  async confirm({ userId, token }: EmailLinkRequest): Promise<boolean> {
    const hash = hashToken(token);
    const change = await this.changeOf(userId, (one) => one.hash === hash || one.stopHash === hash);
    if (change.stoppedAt) throw new ProblemError('link_invalid');
    const isNew = change.hash === hash;
    if (isNew ? change.newConfirmedAt : change.oldConfirmedAt) throw new ProblemError('link_used');
    const until = new Date(Date.now() + EMAIL_CHANGE_HOURS * 3_600_000);
    return this.transactions
      .run(async (session) => {
        const user = await this.changes.confirm(userId, isNew ? { hash } : { stopHash: hash }, session);
        if (!user?.emailChange) throw new ProblemError('link_expired');
        const { newConfirmedAt, oldConfirmedAt } = user.emailChange;
        if (!(isNew ? oldConfirmedAt : newConfirmedAt)) return false;
        await this.changes.apply(userId, until, session);
        await this.move(user, change.to, session);
        return true;
      })
      .catch(rethrowDuplicateAs('email_taken'));
  }

  /** Stops the change for the reader of the old address, also after it applies: every session and the password end. */
  async stop({ userId, token }: EmailLinkRequest): Promise<void> {
    const stopHash = hashToken(token);
    const change = await this.changeOf(userId, (one) => one.stopHash === stopHash);
    if (change.stoppedAt) throw new ProblemError('link_used');
    await this.transactions
      .run(async (session) => {
        const user = await this.changes.stop(userId, stopHash, session);
        if (!user) throw new ProblemError('link_expired');
        if (user.emailChange?.confirmedAt) await this.move(user, change.from, session);
        await this.sessions.endAllOf(userId, session);
        await this.links.sendReset(await this.users.get(userId, session), session);
      })
      .catch(rethrowDuplicateAs('email_taken'));
  }

  private async sendLink(user: UserRecord, email: string, token: string, session: ClientSession): Promise<void> {
    const owner = await this.owners.find(email);
    if (owner) await this.links.sendAccountExists({ ...owner, email }, null, session);
    else await this.links.sendEmailChange(user, email, token, session);
  }

  private async changeOf(userId: string, isOf: (change: Change) => boolean): Promise<Change> {
    const user = await this.users.find(userId);
    if (!user?.emailChange || !isOf(user.emailChange)) throw new ProblemError('link_invalid');
    return user.emailChange;
  }

  private async move(user: UserRecord, email: string, session: ClientSession): Promise<void> {
    const { _id, candidateId, roles, language } = user;
    if (candidateId) {
      const me = { userId: String(_id), sessionId: '', roles, candidateId: String(candidateId), language };
      await this.saveCandidate.update({ ...me, step: 'full' }, me.candidateId, { email }, session);
    }
    await this.users.setEmail(_id, email, session);
    await this.pending.delete(email, session);
  }
}
