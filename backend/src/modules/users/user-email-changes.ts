import { Injectable } from '@nestjs/common';
import { EMAIL_CHANGE_HOURS } from '@byline/shared-types/domain';
import type { ClientSession } from 'mongoose';
import type { EmailChange, UserRecord } from './user.record.js';
import { isWaiting, withoutAddedSince } from './user.rules.js';
import { UsersRepository } from './users.repository.js';

/** When a change of address was asked for; of one that is older than the field, the earliest moment there is. */
const askedAt = ({ askedAt: asked, expiresAt }: EmailChange): Date =>
  asked ?? new Date(expiresAt.getTime() - EMAIL_CHANGE_HOURS * 3_600_000);

/** The changes of address that are kept with their users (docs/domain/accounts.md#change-of-address). */
@Injectable()
export class UserEmailChanges {
  constructor(private readonly repository: UsersRepository) {}

  /** Takes the place of one that waits; what was added to the login since that one was asked for stays known as such. */
  async start(user: UserRecord, change: Omit<EmailChange, 'askedAt'>, session: ClientSession): Promise<void> {
    const since = isWaiting(user.emailChange) ? askedAt(user.emailChange) : new Date();
    await this.repository.update(user._id, { $set: { emailChange: { ...change, askedAt: since } } }, session);
  }

  /** Has one of the two addresses confirm a change, once; the user as they were, or null when it is used, stopped or expired. */
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

  /** Lets a change count that both addresses have confirmed; the old one can stop it until then. */
  async apply(id: string, until: Date, session: ClientSession): Promise<void> {
    const changes = { 'emailChange.confirmedAt': new Date(), 'emailChange.expiresAt': until, reset: null };
    await this.repository.changeWithEmailChange(id, {}, { $set: changes }, session);
  }

  /**
   * Stops a change by the link that does. The password goes, since somebody else knows it, with what was added to the login since the change was
   * asked for and every passkey, since that person may have made one before. Two-factor that is older stays: a mailbox alone is no way past it.
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

  /** Ends a change that waits, for its owner chose a new password by mail, with what was added to the login since it was asked for. */
  async endByReset(user: UserRecord, session: ClientSession): Promise<void> {
    if (!isWaiting(user.emailChange)) return;
    const changes = { ...withoutAddedSince(user, askedAt(user.emailChange)), emailChange: null };
    await this.repository.update(user._id, { $set: changes }, session);
  }

  /** Puts other links in the place of those that wait; the user as they were, or null when it waits no more. */
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

  /** Drops a change that was not confirmed. */
  async cancel(id: string): Promise<void> {
    await this.repository.changeWithEmailChange(
      id,
      { confirmedAt: null, stoppedAt: null },
      { $set: { emailChange: null } },
    );
  }
}
