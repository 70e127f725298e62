import { Injectable } from '@nestjs/common';
import { isRecruiter, type Principal } from '../../common/auth/principal.js';
import { verifyPassword } from '../../common/auth/secrets.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { SecurityLog } from '../../common/security-log/security-log.service.js';
import { Config } from '../../config/config.js';
import { PendingRegistrations } from '../pending-registrations/pending-registrations.service.js';
import { SessionsService, type OpenedSession, type SessionOwner } from '../sessions/sessions.service.js';
import type { UserRecord } from '../users/user.record.js';
import { UsersService } from '../users/users.service.js';
import { CodeChecks } from './code-checks.js';
import { LoginAlerts } from './login-alerts.js';
import { LoginLimits, type LoginAttempt } from './login-limits.js';
import { SecondFactor } from './second-factor.js';

const sessionOwner = (user: UserRecord): SessionOwner => ({
  userId: user._id,
  candidateId: user.candidateId,
  roles: user.roles,
  language: user.language,
  minutes: user.tokenExpiresMinutes,
});

/** Refuses a login to an account that will be removed; the proven owner learns how to keep it. */
function requireStaying({ removal }: UserRecord): void {
  if (removal) throw new ProblemError('account_leaving');
}

/** A user and their new session. */
export interface Login {
  user: UserRecord;
  session: OpenedSession;
  /** Whether the session opens only setting up a second factor. */
  setUpNeeded?: boolean;
}

@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly pending: PendingRegistrations,
    private readonly sessions: SessionsService,
    private readonly secondFactor: SecondFactor,
    private readonly limits: LoginLimits,
    private readonly codes: CodeChecks,
    private readonly alerts: LoginAlerts,
    private readonly log: SecurityLog,
    private readonly config: Config,
  ) {}

  /** Opens a session, or the first step of one. Words and time of a refusal are the same for an unknown address. */
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
    if (!user?.activatedAt) {
      // A stranger can register with any address and their own password, so this proves no owner.
      await this.limits.refund(attempt, counted);
      throw new ProblemError('not_activated');
    }
    await this.limits.rightPassword(attempt, counted);
    return this.open(user);
  }

  /** A session of a user who gave the password or used a mailed link: a full one, or a step before it. */
  async open(user: UserRecord, opener?: SessionOwner['opener']): Promise<Login> {
    requireStaying(user);
    const owner = sessionOwner(user);
    if (user.twofactorEnabled) return { user, session: await this.sessions.openFirstStep(owner) };
    if (!isRecruiter(user) || !this.config.STAFF_SECOND_FACTOR) return this.openFull(user, opener);
    // A password alone must not bypass a passkey or add another second factor.
    if (user.passkeys?.length) throw new ProblemError('passkey_required');
    return { user, session: await this.sessions.openSetUp(owner), setUpNeeded: true };
  }

  /** A full session, for a user who gave both factors. */
  async openFull(user: UserRecord, opener?: SessionOwner['opener']): Promise<Login> {
    requireStaying(user);
    const session = await this.sessions.open({ ...sessionOwner(user), opener });
    await this.log.record({ kind: 'login', actorId: user._id });
    return { user, session };
  }

  async verifyCode(first: Principal, userId: string, code: string): Promise<Login> {
    const user = await this.users.get(first.userId);
    const isOwner = userId === first.userId;
    if (!(await this.codes.passes(user, async () => isOwner && (await this.secondFactor.accepts(user, code))))) {
      await this.sessions.countWrongCode(first.sessionId);
      await this.log.record({ kind: 'code_refused', actorId: null, userId: first.userId });
      throw new ProblemError('wrong_credentials');
    }
    await this.sessions.end(first.sessionId);
    return this.openFull(user);
  }

  logout(me: Principal): Promise<void> {
    return this.sessions.end(me.sessionId);
  }
}
