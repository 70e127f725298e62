import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { MAX_CODE_ATTEMPTS, TOKEN_MINUTES, TWO_FACTOR_SETUP_MINUTES } from '@byline/shared-types/domain';
import type { ClientSession, Types } from 'mongoose';
import type { Principal } from '../../common/auth/principal.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { Config } from '../../config/config.js';
import type { SessionRecord } from './session.record.js';
import { SessionsRepository } from './sessions.repository.js';

/** Algorithm and issuer of bearer tokens. */
export const TOKEN = { algorithm: 'HS256', issuer: 'byline' } as const;

/** Claims of a bearer token: the id of its session. */
export interface TokenClaims {
  sid: string;
}

/** Life of the second login step. */
const TWO_FACTOR_MINUTES = 10;

/** The service stores a use once in this time. */
const SEEN_MS = 60_000;
const MAX_USER_AGENT = 500;

/** The user that a session is opened for. */
export type SessionOwner = Pick<SessionRecord, 'userId' | 'candidateId' | 'roles' | 'language' | 'opener'> & {
  /** Session lifetime; the default when the user chose none, clamped to `TOKEN_MINUTES`. */
  minutes?: number | null;
};

export interface OpenedSession {
  token: string;
  expiresAt: Date;
}

const clampMinutes = (minutes: number | null | undefined): number =>
  Math.min(TOKEN_MINUTES.max, Math.max(TOKEN_MINUTES.min, minutes ?? TOKEN_MINUTES.default));

const isSeenDue = ({ step, lastSeenAt }: SessionRecord): boolean =>
  step === 'full' && (!lastSeenAt || Date.now() - lastSeenAt.getTime() > SEEN_MS);

/** Opens, finds and ends sessions. */
@Injectable()
export class SessionsService {
  /** The idle time, and the minute in which a use may be unrecorded, so no session ends early. */
  private readonly idleMs: number;

  constructor(
    private readonly repository: SessionsRepository,
    private readonly jwt: JwtService,
    config: Config,
  ) {
    this.idleMs = config.IDLE_MINUTES > 0 ? config.IDLE_MINUTES * 60_000 + SEEN_MS : Infinity;
  }

  open(owner: SessionOwner): Promise<OpenedSession> {
    return this.start(owner, 'full', clampMinutes(owner.minutes));
  }

  /** The token between password and code: it opens users/verify2fa only. */
  openFirstStep(owner: SessionOwner): Promise<OpenedSession> {
    return this.start(owner, 'two-factor', TWO_FACTOR_MINUTES);
  }

  /** The token of staff who must set up a second factor first. */
  openSetUp(owner: SessionOwner): Promise<OpenedSession> {
    return this.start(owner, 'set-up', TWO_FACTOR_SETUP_MINUTES);
  }

  /**
   * The caller by a live session of any step; null when it has ended. Records a use with the user's program; `program` is null for the call of
   * an unattended page, which does not count as a use.
   */
  async find(sessionId: string, program: string | undefined | null): Promise<Principal | null> {
    const session = await this.repository.findLive(sessionId);
    if (!session) return null;
    if (this.isIdle(session)) {
      await this.end(sessionId);
      return null;
    }
    if (program !== null && isSeenDue(session))
      await this.repository.seen(session._id, program?.slice(0, MAX_USER_AGENT));
    return {
      userId: String(session.userId),
      sessionId,
      roles: session.roles,
      candidateId: session.candidateId ? String(session.candidateId) : null,
      language: session.language,
      step: session.step,
    };
  }

  /** The time of a session without a use counts from its opening. */
  private isIdle({ step, lastSeenAt, _id }: SessionRecord): boolean {
    return step === 'full' && Date.now() - (lastSeenAt ?? _id.getTimestamp()).getTime() > this.idleMs;
  }

  /** Counts a wrong two-factor code; the last allowed one ends the step. */
  async countWrongCode(sessionId: string): Promise<void> {
    if ((await this.repository.countAttempt(sessionId)) >= MAX_CODE_ATTEMPTS) await this.end(sessionId);
  }

  end(sessionId: string): Promise<void> {
    return this.repository.delete(sessionId);
  }

  /** The open sessions of a user, the latest used first. */
  async listOf(userId: string): Promise<SessionRecord[]> {
    return (await this.repository.findOpen(userId)).filter((session) => !this.isIdle(session));
  }

  async endOne(userId: string, sessionId: string): Promise<void> {
    if (!(await this.repository.deleteOne(userId, sessionId))) throw new ProblemError('not_found');
  }

  /** Refuses a write whose session has ended, also while the transaction runs: it conflicts with an erasure that ends the session. */
  async hold({ sessionId }: Principal, session: ClientSession): Promise<void> {
    if (!(await this.repository.hold(sessionId, session))) throw new ProblemError('session_expired');
  }

  /** Ends every session of the caller except the current one; a session for setting up a second factor ends too, its purpose is done. */
  endOthers({ userId, sessionId, step }: Principal, session?: ClientSession): Promise<void> {
    return this.repository.deleteOfUser(userId, session, step === 'full' ? sessionId : undefined);
  }

  /** Ends the sessions of a user whose login changed; callers who changed their own keep the current one. */
  endOf(me: Principal, userId: Types.ObjectId, session: ClientSession): Promise<void> {
    return String(userId) === me.userId ? this.endOthers(me, session) : this.endAllOf(userId, session);
  }

  /** Ends every session of a user: after a password reset, a role change or the removal of the account. */
  endAllOf(userId: string | Types.ObjectId, session?: ClientSession): Promise<void> {
    return this.repository.deleteOfUser(userId, session);
  }

  private async start(owner: SessionOwner, step: SessionRecord['step'], minutes: number): Promise<OpenedSession> {
    const expiresAt = new Date(Date.now() + minutes * 60_000);
    const { userId, candidateId, roles, language, opener } = owner;
    const session = await this.repository.create({ userId, candidateId, roles, language, opener, step, expiresAt });
    const token = await this.jwt.signAsync<TokenClaims>({ sid: String(session._id) }, { expiresIn: minutes * 60 });
    return { token, expiresAt };
  }
}
