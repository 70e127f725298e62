import { Injectable } from '@nestjs/common';
import type { Principal } from '../../common/auth/principal.js';
import { hashPassword, verifyPassword } from '../../common/auth/secrets.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { LoginLimits } from '../auth/login-limits.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { UserRecord } from '../users/user.record.js';
import { UsersService } from '../users/users.service.js';
import type { ChangePasswordRequest } from './dto/own-account.dto.js';
import { MailedLinks } from './mailed-links.js';
import { OwnWords } from './own-words.js';

/** The password of a logged-in user. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly limits: LoginLimits,
    private readonly links: MailedLinks,
    private readonly words: OwnWords,
    private readonly transactions: Transactions,
  ) {}

  /** Requires the current password. Each try counts as a login, because the session may be unattended (docs/domain/accounts.md#limits). */
  async require(me: Principal, currentPassword: string, from: string): Promise<UserRecord> {
    const user = await this.users.findWithPassword({ _id: me.userId });
    if (!user) throw new ProblemError('user_not_found');
    const attempt = { email: user.email, from };
    const counted = await this.limits.countPassword(attempt);
    if (!(await verifyPassword(user.passwordHash, currentPassword))) {
      await this.limits.wrongPassword(attempt, counted);
      throw ProblemError.field('currentPassword', 'wrong_password');
    }
    await this.limits.rightPassword(attempt, counted);
    return user;
  }

  /** Ends the user's other sessions and a mailed reset link, and mails the owner. */
  async change(me: Principal, { currentPassword, password }: ChangePasswordRequest, from: string): Promise<void> {
    const user = await this.require(me, currentPassword, from);
    if (password === currentPassword) throw ProblemError.field('password', 'same_password');
    this.words.refuse(password, user);
    const passwordHash = await hashPassword(password);
    await this.transactions.run(async (session) => {
      await this.users.change(me.userId, { passwordHash, reset: null }, session);
      await this.sessions.endOthers(me, session);
      await this.links.sendLoginChanged('password_changed', user, session);
    });
  }
}
