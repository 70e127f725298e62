import { Injectable } from '@nestjs/common';
import { hashPassword, hashToken } from '../../common/auth/secrets.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { SecurityLog } from '../../common/security-log/security-log.service.js';
import { LoginLimits } from '../auth/login-limits.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { UserEmailChanges } from '../users/user-email-changes.js';
import { UsersService } from '../users/users.service.js';
import type { ResetPasswordRequest } from './dto/account-link.dto.js';
import { IntendedJobs } from './intended-jobs.js';
import { MailedLinks } from './mailed-links.js';
import { OwnWords } from './own-words.js';

/** A new password for the reader of the account's mail. */
@Injectable()
export class PasswordReset {
  constructor(
    private readonly users: UsersService,
    private readonly emailChanges: UserEmailChanges,
    private readonly sessions: SessionsService,
    private readonly links: MailedLinks,
    private readonly words: OwnWords,
    private readonly intendedJobs: IntendedJobs,
    private readonly limits: LoginLimits,
    private readonly transactions: Transactions,
    private readonly log: SecurityLog,
  ) {}

  /** Sets the password, ends every session and a waiting change of address. The link proves the address, so it also activates the account. */
  async reset({ email, token, password }: ResetPasswordRequest, from: string): Promise<void> {
    const hash = hashToken(token);
    const user = await this.users.findByEmail(email);
    if (user?.reset?.hash !== hash) throw new ProblemError('link_invalid');
    if (user.reset.usedAt) throw new ProblemError('link_used');
    this.words.refuse(password, user);
    const passwordHash = await hashPassword(password);
    const activatedAt = user.activatedAt ?? new Date();
    await this.transactions.run(async (session) => {
      const changed = await this.users.useResetLink(email, hash, { passwordHash, activatedAt }, session);
      if (!changed) throw new ProblemError('link_expired');
      await this.emailChanges.endByReset(changed, session);
      await this.sessions.endAllOf(user._id, session);
      await this.links.sendLoginChanged('password_changed', changed, session);
      if (!user.activatedAt) await this.intendedJobs.applyIfComplete(changed, session);
    });
    await this.log.record({ kind: 'password_reset', actorId: user._id });
    await this.limits.trustAddress({ email, from });
  }
}
