import { Injectable } from '@nestjs/common';
import type { Principal } from '../../common/auth/principal.js';
import { verifyPassword } from '../../common/auth/secrets.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { SecurityLog } from '../../common/security-log/security-log.service.js';
import { PendingRegistrations } from '../pending-registrations/pending-registrations.service.js';
import { SessionsService, type OpenedSession, type SessionOwner } from '../sessions/sessions.service.js';
import { TwoFactor } from '../users/two-factor.js';
import type { UserRecord } from '../users/user.record.js';
import { UsersService } from '../users/users.service.js';
import { CodeChecks } from './code-checks.js';
import { LoginAlerts } from './login-alerts.js';
import { LoginLimits, type LoginAttempt } from './login-limits.js';

const sessionOwner = (user: UserRecord): SessionOwner => ({
  userId: user._id,
  candidateId: user.candidateId,
  roles: user.roles,
  language: user.language,
  minutes: user.tokenExpiresMinutes,
});

/** Somebody and the session that was opened for them. */
export interface Login {
  user: UserRecord;
  session: OpenedSession;
}

@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly pending: PendingRegistrations,
    private readonly sessions: SessionsService,
    private readonly twoFactor: TwoFactor,
    private readonly limits: LoginLimits,
    private readonly codes: CodeChecks,
    private readonly alerts: LoginAlerts,
    private readonly log: SecurityLog,
  ) {}

  /** Opens a session, or the first step of one. The same words and the same time whether or not the address exists. */
  async login(attempt: LoginAttempt, password: string): Promise<Login> {
    const { email } = attempt;
    const counted = await this.limits.countPassword(attempt);
    const [user, registered] = await Promise.all([this.users.findWithPassword({ email }), this.pending.find(email)]);
    const right = await verifyPassword((user ?? registered)?.passwordHash, password);
    if (!right) {
      const locked = await this.limits.wrongPassword(attempt, counted);
      await this.log.record({ kind: locked ? 'login_locked' : 'login_refused', userId: user?._id ?? null });
      if (locked) this.alerts.send('login_locked', user);
      throw new ProblemError('wrong_credentials');
    }
    await this.limits.rightPassword(attempt, counted);
    if (!user?.activatedAt) throw new ProblemError('not_activated');
    return this.open(user);
  }

  /** A session of a user who has proved who they are by password or mailed link; its first step when two-factor is on. */
  async open(user: UserRecord): Promise<Login> {
    if (!user.twofactorEnabled) return this.openFull(user);
    return { user, session: await this.sessions.openFirstStep(sessionOwner(user)) };
  }

  /** A session of a user who has given both factors. */
  async openFull(user: UserRecord): Promise<Login> {
    const session = await this.sessions.open(sessionOwner(user));
    await this.log.record({ kind: 'login', actorId: user._id });
    return { user, session };
  }

  async verifyCode(first: Principal, userId: string, code: string): Promise<Login> {
    const user = await this.users.get(first.userId);
    const isOwner = userId === first.userId;
    if (!(await this.codes.passes(user, async () => isOwner && (await this.twoFactor.accept(user, code))))) {
      await this.sessions.countWrongCode(first.sessionId);
      await this.log.record({ kind: 'code_refused', actorId: null, userId: first.userId });
      throw new ProblemError('wrong_credentials');
    }
    await this.sessions.endFirstStep(first.sessionId);
    return this.openFull(user);
  }

  logout(me: Principal): Promise<void> {
    return this.sessions.end(me.sessionId);
  }
}
