import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../common/errors/problem.error.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { PendingRegistrations } from '../pending-registrations/pending-registrations.service.js';
import { normaliseEmail } from '../users/user.rules.js';
import { UsersService } from '../users/users.service.js';
import { BackgroundTasks } from '../auth/background-tasks.js';
import { MailLimit } from './mail-limit.js';
import { createLink, MailedLinks } from './mailed-links.js';

/** The mails that a stranger may request for an address. An unknown address gets no mail, and the answer does not reveal that. */
@Injectable()
export class AccountMails {
  constructor(
    private readonly users: UsersService,
    private readonly pending: PendingRegistrations,
    private readonly links: MailedLinks,
    private readonly limit: MailLimit,
    private readonly transactions: Transactions,
    private readonly background: BackgroundTasks,
  ) {}

  /** A new activation link, or a mail that the account is already active. */
  resendActivation(email: string, botCheckPassed: boolean): void {
    if (!botCheckPassed) throw new ProblemError('bot_check_failed');
    this.background.run('Resending an activation mail', () => this.send(email, 'activation'));
  }

  /** A link to choose a new password; an unconfirmed registration gets its activation link instead. */
  requestReset(email: string, botCheckPassed: boolean): void {
    if (!botCheckPassed) throw new ProblemError('bot_check_failed');
    this.background.run('Mailing a reset link', () => this.send(email, 'reset'));
  }

  private async send(address: string, asked: 'activation' | 'reset'): Promise<void> {
    const email = normaliseEmail(address);
    const [user, registration] = await Promise.all([this.users.findByEmail(email), this.pending.find(email)]);
    if (!(user ?? registration) || !(await this.limit.allows(asked, email))) return;
    await this.transactions.run(async (session) => {
      if (user?.activatedAt && asked === 'activation') return this.links.sendAlreadyActivated(user, session);
      if (user) return this.links.sendReset(user, session);
      if (!registration) return;
      const { token, link } = createLink('activation');
      await this.pending.renew(registration, link, session);
      await this.links.sendActivation(registration, token, session);
    });
  }
}
