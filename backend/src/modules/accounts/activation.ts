import { Injectable } from '@nestjs/common';
import { hashToken } from '../../common/auth/secrets.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { AuthService, type Login } from '../auth/auth.service.js';
import type { UserRecord } from '../users/user.record.js';
import { UsersService } from '../users/users.service.js';
import { BackgroundTasks } from './background-tasks.js';
import type { AccountLinkRequest } from './dto/account-link.dto.js';
import { MailLimit } from './mail-limit.js';
import { MailedLinks } from './mailed-links.js';
import { IntendedJob } from './intended-job.js';

/** Whom a link activated; without a session when it had done so before. */
export interface Activated {
  user: UserRecord;
  session: Login['session'] | null;
}

/** Confirms an address by the link that was mailed to it. */
@Injectable()
export class Activation {
  constructor(
    private readonly users: UsersService,
    private readonly auth: AuthService,
    private readonly links: MailedLinks,
    private readonly intendedJob: IntendedJob,
    private readonly limit: MailLimit,
    private readonly transactions: Transactions,
    private readonly background: BackgroundTasks,
  ) {}

  /** The first click activates and opens a session. Whoever clicks twice is told that it worked, without another session: a link in a mailbox is no key. */
  async activate({ email, token }: AccountLinkRequest): Promise<Activated> {
    const hash = hashToken(token);
    const activated = await this.transactions.run(async (session) => {
      const user = await this.users.useLink('activation', email, hash, { activatedAt: new Date() }, session);
      if (user) await this.intendedJob.applyIfComplete(user, session);
      return user;
    });
    if (activated) return this.auth.open(activated);
    const user = await this.users.findByEmail(email);
    if (user?.activation?.hash !== hash) throw new ProblemError('link_invalid');
    if (!user.activation.usedAt) throw new ProblemError('link_expired');
    return { user, session: null };
  }

  /** Mails a new link, or that there is no need for one; nothing to an unknown address, and nobody can tell. */
  resend(email: string): void {
    this.background.run('Resending an activation mail', async () => {
      const user = await this.users.findByEmail(email);
      if (!user || !(await this.limit.allows(user.email))) return;
      await this.transactions.run((session) =>
        user.activatedAt
          ? this.links.sendAlreadyActivated(user, session)
          : this.links.send('activation', user, session),
      );
    });
  }
}
