import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import { Audit } from '../../common/audit/audit.service.js';
import { isRecruiter, type Principal } from '../../common/auth/principal.js';
import { createLinkToken, hashToken } from '../../common/auth/secrets.js';
import { fieldProblem, ProblemError } from '../../common/errors/problem.error.js';
import { UserEmailChanges } from '../users/user-email-changes.js';
import { isStoppable } from '../users/user.rules.js';
import { UsersService } from '../users/users.service.js';
import { AddressOwners } from './address-owners.js';
import { MailLimit } from './mail-limit.js';
import { createLink, MailedLinks } from './mailed-links.js';

/** A recruiter enters another address for a candidate with a login (docs/domain/accounts.md#change-of-address). */
@Injectable()
export class ProposeEmail {
  constructor(
    private readonly users: UsersService,
    private readonly changes: UserEmailChanges,
    private readonly owners: AddressOwners,
    private readonly links: MailedLinks,
    private readonly limit: MailLimit,
    private readonly audit: Audit,
  ) {}

  /** Begins the same change as the owner could: the new address confirms it, the old one gets a mail and can stop it. */
  async run(me: Principal, userId: Types.ObjectId, email: string, session: ClientSession): Promise<void> {
    const user = await this.users.get(userId, session);
    if (isRecruiter(user)) throw new ProblemError('staff_address');
    if (isStoppable(user.emailChange)) throw new ProblemError('email_changed_lately');
    if (await this.owners.find(email))
      throw new ProblemError('email_taken', { errors: [fieldProblem('email', 'email_taken')] });
    await this.limit.require('email_change', email);
    const { token, link } = createLink('email');
    const stop = createLinkToken();
    const addresses = { from: user.email, to: email, stopHash: hashToken(stop) };
    const change = { ...addresses, ...link, oldConfirmedAt: new Date(), confirmedAt: null };
    await this.changes.start(user, change, session);
    await this.links.sendEmailChange(user, email, token, session);
    await this.links.sendProposedEmail(user, email, stop, session);
    const { _id: entityId, candidateId } = user;
    await this.audit.record(
      { actorId: me.userId, entity: 'account', entityId, candidateId, action: 'email_proposed' },
      session,
    );
  }
}
