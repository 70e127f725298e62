import { Injectable } from '@nestjs/common';
import { EMAIL_CHANGE_HOURS } from '@byline/shared-types/domain';
import type { ClientSession } from 'mongoose';
import type { EmailChange, UserRecord } from './user.record.js';
import { isWaiting, withoutAddedSince } from './user.rules.js';
import { UsersRepository } from './users.repository.js';

/** The time of the request; the earliest possible for a change older than the field. */
const askedAt = ({ askedAt: asked, expiresAt }: EmailChange): Date =>
  asked ?? new Date(expiresAt.getTime() - EMAIL_CHANGE_HOURS * 3_600_000);

/** The changes of address, stored with their users (docs/domain/accounts.md#change-of-address). */
@Injectable()
export class UserEmailChanges {
  constructor(private readonly repository: UsersRepository) {}

  /** Replaces a waiting change but keeps the time of its request, which decides about later additions to the login. */
  async start(user: UserRecord, change: Omit<EmailChange, 'askedAt'>, session: ClientSession): Promise<void> {
    const since = isWaiting(user.emailChange) ? askedAt(user.emailChange) : new Date();
    await this.repository.update(user._id, { $set: { emailChange: { ...change, askedAt: since } } }, session);
  }

  /** Confirms a change by one of the two addresses, once. Returns the user before it, or null when the link is used, stopped or expired. */
  confirm(
    id: string,
    by: Pick<EmailChange, 'hash'> | Pick<EmailChange, 'stopHash'>,
    session: ClientSession,
  ): Promise<UserRecord | null> {
    const now = new Date();
    const time = 'hash' in by ? 'newConfirmedAt' : 'oldConfirmedAt';
    return this.repository.changeWithEmailChange(
      id,
      { ...by, [time]: null, confirmedAt: null, stoppedAt: null, expiresAt: { $gt: now } },
      { $set: { [`emailChange.${time}`]: now } },
      session,
    );
  }

  /** Applies a change that both addresses have confirmed; the old one can stop it until `until`. */
  async apply(id: string, until: Date, session: ClientSession): Promise<void> {
    const changes = { 'emailChange.confirmedAt': new Date(), 'emailChange.expiresAt': until, reset: null };
    await this.repository.changeWithEmailChange(id, {}, { $set: changes }, session);
  }

  /**
   * Stops a change by its mailed link. Removes the password, because a stranger may know it, every addition to the login since the request, and
   * every passkey, because the stranger may have made one earlier. Older two-factor stays: a mailbox alone must not bypass it.
   */
  async stop(id: string, stopHash: string, session: ClientSession): Promise<UserRecord | null> {
    const now = new Date();
    const user = await this.repository.changeWithEmailChange(
      id,
      { stopHash, stoppedAt: null, expiresAt: { $gt: now } },
      { $set: { 'emailChange.stoppedAt': now, passwordHash: null, reset: null } },
      session,
    );
    if (!user?.emailChange) return null;
    const changes = { ...withoutAddedSince(user, askedAt(user.emailChange)), passkeys: [] };
    await this.repository.update(id, { $set: changes }, session);
    return user;
  }

  /** Ends a waiting change and every addition to the login since its request, because its owner chose a new password by mail. */
  async endByReset(user: UserRecord, session: ClientSession): Promise<void> {
    if (!isWaiting(user.emailChange)) return;
    const changes = { ...withoutAddedSince(user, askedAt(user.emailChange)), emailChange: null };
    await this.repository.update(user._id, { $set: changes }, session);
  }

  /** Replaces the links of a waiting change. Returns the user before it, or null when no change waits. */
  renew(
    id: string,
    hash: string,
    links: Pick<EmailChange, 'hash' | 'stopHash' | 'expiresAt'>,
    session: ClientSession,
  ): Promise<UserRecord | null> {
    return this.repository.changeWithEmailChange(
      id,
      { hash, confirmedAt: null, stoppedAt: null },
      { $set: Object.fromEntries(Object.entries(links).map(([field, value]) => [`emailChange.${field}`, value])) },
      session,
    );
  }

  /** Drops an unconfirmed change. */
  async cancel(id: string): Promise<void> {
    await this.repository.changeWithEmailChange(
      id,
      { confirmedAt: null, stoppedAt: null },
      { $set: { emailChange: null } },
    );
  }
}
