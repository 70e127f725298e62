import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { MAX_CODE_ATTEMPTS, TOKEN_MINUTES } from '@byline/shared-types/domain';
import type { ClientSession, Types } from 'mongoose';
import type { Principal } from '../../common/auth/principal.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import type { SessionRecord } from './session.record.js';
import { SessionsRepository } from './sessions.repository.js';

/** How bearer tokens are signed. */
export const TOKEN = { algorithm: 'HS256', issuer: 'byline' } as const;

/** What a bearer token says: which session it is of. */
export interface TokenClaims {
  sid: string;
}

/** Minutes the second login step stays open. */
const TWO_FACTOR_MINUTES = 10;

/** How often it is written down that a session is used. */
const SEEN_MS = 60_000;
const MAX_USER_AGENT = 500;

/** Who a session is opened for. */
export type SessionOwner = Pick<SessionRecord, 'userId' | 'candidateId' | 'roles' | 'language'> & {
  /** Session lifetime; the default when the user has none. Clamped to what decisions allow. */
  minutes?: number | null;
};

export interface OpenedSession {
  token: string;
  expiresAt: Date;
}

const clampMinutes = (minutes: number | null | undefined): number =>
  Math.min(TOKEN_MINUTES.max, Math.max(TOKEN_MINUTES.min, minutes ?? TOKEN_MINUTES.default));

/** Opens, finds and ends sessions. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly repository: SessionsRepository,
    private readonly jwt: JwtService,
  ) {}

  open(owner: SessionOwner): Promise<OpenedSession> {
    return this.start(owner, 'full', clampMinutes(owner.minutes));
  }

  /** The token between password and code: it opens nothing but users/verify2fa. */
  openFirstStep(owner: SessionOwner): Promise<OpenedSession> {
    return this.start(owner, 'two-factor', TWO_FACTOR_MINUTES);
  }

  /** Whose session this is; null when it has ended or is at another step. That it was used, and with what, is kept for its owner. */
  async findPrincipal(sessionId: string, step: SessionRecord['step'], userAgent?: string): Promise<Principal | null> {
    const session = await this.repository.findLive(sessionId, step);
    if (!session) return null;
    if (!session.lastSeenAt || Date.now() - session.lastSeenAt.getTime() > SEEN_MS)
      await this.repository.seen(session._id, userAgent?.slice(0, MAX_USER_AGENT));
    return {
      userId: String(session.userId),
      sessionId: String(session._id),
      roles: session.roles,
      candidateId: session.candidateId ? String(session.candidateId) : null,
      language: session.language,
      step: session.step,
    };
  }

  /** Counts a wrong two-factor code; the fifth ends the step. */
  async countWrongCode(sessionId: string): Promise<void> {
    if ((await this.repository.countAttempt(sessionId)) >= MAX_CODE_ATTEMPTS) await this.end(sessionId);
  }

  end(sessionId: string): Promise<void> {
    return this.repository.delete(sessionId);
  }

  /** The sessions of somebody that are open, the one used last first. */
  listOf(userId: string): Promise<SessionRecord[]> {
    return this.repository.findOpen(userId);
  }

  async endOne(userId: string, sessionId: string): Promise<void> {
    if (!(await this.repository.deleteOne(userId, sessionId))) throw new ProblemError('not_found');
  }

  /** Ends every session of a user but the one they are in. */
  endOthers({ userId, sessionId }: Principal, session?: ClientSession): Promise<void> {
    return this.repository.deleteOfUser(userId, session, sessionId);
  }

  /** Ends every session of a user: after a password reset, a role change or the removal of the account. */
  endAllOf(userId: string | Types.ObjectId, session?: ClientSession): Promise<void> {
    return this.repository.deleteOfUser(userId, session);
  }

  private async start(owner: SessionOwner, step: SessionRecord['step'], minutes: number): Promise<OpenedSession> {
    const expiresAt = new Date(Date.now() + minutes * 60_000);
    const { userId, candidateId, roles, language } = owner;
    const session = await this.repository.create({ userId, candidateId, roles, language, step, expiresAt });
    const token = await this.jwt.signAsync<TokenClaims>({ sid: String(session._id) }, { expiresIn: minutes * 60 });
    return { token, expiresAt };
  }
}
