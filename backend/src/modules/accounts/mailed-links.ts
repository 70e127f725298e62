import { Injectable } from '@nestjs/common';
import { ACTIVATION_HOURS, RESET_HOURS } from '@byline/shared-types/domain';
import type { ClientSession } from 'mongoose';
import { createLinkToken, hashToken } from '../../common/auth/secrets.js';
import { Config } from '../../config/config.js';
import { Outbox } from '../mail/outbox.service.js';
import type { UserRecord } from '../users/user.record.js';
import { UsersService } from '../users/users.service.js';

const HOUR_MS = 3_600_000;

/** The two links that are mailed: where each leads in the portal and how long it works. */
const LINKS = {
  activation: { path: 'activate', template: 'activation', hours: ACTIVATION_HOURS },
  reset: { path: 'reset-password', template: 'password_reset', hours: RESET_HOURS },
} as const;

/** Makes and mails the links that prove an address. Only a hash of a link's token is stored; a new link replaces the one before. */
@Injectable()
export class MailedLinks {
  constructor(
    private readonly users: UsersService,
    private readonly outbox: Outbox,
    private readonly config: Config,
  ) {}

  async send(kind: keyof typeof LINKS, user: UserRecord, session: ClientSession): Promise<void> {
    const { path, template, hours } = LINKS[kind];
    const token = createLinkToken();
    const link = { hash: hashToken(token), expiresAt: new Date(Date.now() + hours * HOUR_MS), usedAt: null };
    await this.users.setLink(kind, user._id, link, session);
    await this.mail(template, this.address(`${path}/${encodeURIComponent(user.email)}/${token}`, user), user, session);
  }

  /** For somebody who asks for an activation link they no longer need. */
  sendAlreadyActivated(user: UserRecord, session: ClientSession): Promise<void> {
    return this.mail('already_activated', this.address('', user), user, session);
  }

  /** A page of the portal, in the user's language. */
  private address(path: string, { language }: UserRecord): string {
    return `${this.config.PORTAL_URL.replace(/\/+$/, '')}/${path}?lang=${language}`;
  }

  private mail(
    template: 'activation' | 'password_reset' | 'already_activated',
    url: string,
    user: UserRecord,
    session: ClientSession,
  ): Promise<void> {
    const { firstname, name, email, language, candidateId } = user;
    const to = { email, name: `${firstname} ${name}` };
    return this.outbox.addSystem({ template, to, language, data: { firstname, url }, candidateId }, session);
  }
}
