import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { MAX_CODE_ATTEMPTS, TOKEN_MINUTES, TWO_FACTOR_SETUP_MINUTES } from '@byline/shared-types/domain';
import type { ClientSession, Types } from 'mongoose';
import type { Principal } from '../../common/auth/principal.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { Config } from '../../config/config.js';
import { SessionMemory, type FoundSession } from './session-memory.js';
import { SessionProcesses } from './session-processes.js';
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

/** How often it is written down that a session is used, and how long a process may answer by what it remembers without writing it. */
const SEEN_MS = 60_000;
const REMEMBERED_MS = 2_000;
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
  /** After so long without a use that was written down, nobody has used a session for `IDLE_MINUTES`. */
  private readonly idleMs: number;

  constructor(
    private readonly repository: SessionsRepository,
    private readonly jwt: JwtService,
    private readonly memory: SessionMemory,
    private readonly processes: SessionProcesses,
    private readonly transactions: Transactions,
    config: Config,
  ) {
    this.idleMs = config.IDLE_MINUTES > 0 ? config.IDLE_MINUTES * 60_000 + SEEN_MS + REMEMBERED_MS : Infinity;
  }

  open(owner: SessionOwner): Promise<OpenedSession> {
    return this.start(owner, 'full', clampMinutes(owner.minutes));
  }

  /** The token between password and code: it opens nothing but users/verify2fa. */
  openFirstStep(owner: SessionOwner): Promise<OpenedSession> {
    return this.start(owner, 'two-factor', TWO_FACTOR_MINUTES);
  }

  /** The token of staff who must set up a second factor before anything else is open. */
  openSetUp(owner: SessionOwner): Promise<OpenedSession> {
    return this.start(owner, 'set-up', TWO_FACTOR_SETUP_MINUTES);
  }

  /** Whose session this is; null when it has ended or is at another step. That it was used, and with what, is kept for its owner. */
  findPrincipal(sessionId: string, userAgent?: string): Promise<Principal | null> {
    return this.memory.find(sessionId, () => this.lookUp(sessionId, ['full'], userAgent));
  }

  /** The same for what a page asks while nobody is at it: no use, and nothing by which a use would go unnoticed is remembered. */
  async findUnattended(sessionId: string): Promise<Principal | null> {
    const found = await this.lookUp(sessionId, ['full'], null);
    return found && found.principal;
  }

  /** The same for a step of a login that is not whole yet. */
  async findFirstStep(sessionId: string): Promise<Principal | null> {
    const found = await this.lookUp(sessionId, ['two-factor', 'set-up'], null);
    return found && found.principal;
  }

  private async lookUp(
    sessionId: string,
    steps: readonly SessionRecord['step'][],
    /** The program it is used with; null for no use. */
    userAgent: string | undefined | null,
  ): Promise<FoundSession | null> {
    const session = await this.repository.findLive(sessionId, steps);
    if (!session) return null;
    if (this.isIdle(session)) {
      await this.end(sessionId);
      return null;
    }
    if (userAgent !== null && (!session.lastSeenAt || Date.now() - session.lastSeenAt.getTime() > SEEN_MS))
      await this.repository.seen(session._id, userAgent?.slice(0, MAX_USER_AGENT));
    const principal = {
      userId: String(session.userId),
      sessionId: String(session._id),
      roles: session.roles,
      candidateId: session.candidateId ? String(session.candidateId) : null,
      language: session.language,
      step: session.step,
    };
    return { principal, expiresAt: session.expiresAt };
  }

  /** One that was never used since it was opened counts from then. */
  private isIdle({ step, lastSeenAt, _id }: SessionRecord): boolean {
    return step === 'full' && Date.now() - (lastSeenAt ?? _id.getTimestamp()).getTime() > this.idleMs;
  }

  /** Counts a wrong two-factor code; the fifth ends the step. */
  async countWrongCode(sessionId: string): Promise<void> {
    if ((await this.repository.countAttempt(sessionId)) >= MAX_CODE_ATTEMPTS) await this.endFirstStep(sessionId);
  }

  /** Nobody remembers that step, so that nobody is to be told. */
  endFirstStep(sessionId: string): Promise<void> {
    return this.repository.delete(sessionId);
  }

  async end(sessionId: string): Promise<void> {
    await this.repository.delete(sessionId);
    await this.processes.forgetEverywhere();
  }

  /** The sessions of somebody that are open, the one used last first. */
  async listOf(userId: string): Promise<SessionRecord[]> {
    return (await this.repository.findOpen(userId)).filter((session) => !this.isIdle(session));
  }

  async endOne(userId: string, sessionId: string): Promise<void> {
    if (!(await this.repository.deleteOne(userId, sessionId))) throw new ProblemError('not_found');
    await this.processes.forgetEverywhere();
  }

  /**
   * Refuses a write whose session has ended, also while the transaction runs: an erasure that ends the session at the same time waits for the
   * write, or the write fails.
   */
  async hold({ sessionId }: Principal, session: ClientSession): Promise<void> {
    if (!(await this.repository.hold(sessionId, session))) throw new ProblemError('session_expired');
  }

  /** Ends every session of a user but the one they are in; that too while it is open for setting up a second factor, which is done then. */
  endOthers({ userId, sessionId, step }: Principal, session?: ClientSession): Promise<void> {
    return this.endBut(userId, session, step === 'full' ? sessionId : undefined);
  }

  /** Ends the sessions of somebody whose login another user changed; of one's own, the others. */
  endOf(me: Principal, userId: Types.ObjectId, session: ClientSession): Promise<void> {
    return String(userId) === me.userId ? this.endOthers(me, session) : this.endAllOf(userId, session);
  }

  /** Ends every session of a user: after a password reset, a role change or the removal of the account. */
  endAllOf(userId: string | Types.ObjectId, session?: ClientSession): Promise<void> {
    return this.endBut(userId, session);
  }

  /** In a transaction, whoever runs it waits after its commit until every process knows. */
  private async endBut(userId: string | Types.ObjectId, session?: ClientSession, kept?: string): Promise<void> {
    await this.repository.deleteOfUser(userId, session, kept);
    await this.transactions.untilAfterCommit(session, () => this.processes.forgetEverywhere());
  }

  private async start(owner: SessionOwner, step: SessionRecord['step'], minutes: number): Promise<OpenedSession> {
    const expiresAt = new Date(Date.now() + minutes * 60_000);
    const { userId, candidateId, roles, language } = owner;
    const session = await this.repository.create({ userId, candidateId, roles, language, step, expiresAt });
    const token = await this.jwt.signAsync<TokenClaims>({ sid: String(session._id) }, { expiresIn: minutes * 60 });
    return { token, expiresAt };
  }
}
