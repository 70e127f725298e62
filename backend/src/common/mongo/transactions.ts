import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';
import { Config } from '../../config/config.js';
import { ProblemError } from '../errors/problem.error.js';

/** A transaction takes several commands; all of them may take as long as two that are at their limit. */
const COMMANDS_IN_A_ROW = 2;

/** Runs multi-document work as one: all of it or nothing. The work may run again on a write conflict, so it must only touch the database. */
@Injectable()
export class Transactions {
  private readonly waiting = new WeakMap<ClientSession, (() => void)[]>();

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly config: Config,
  ) {}

  /** The driver goes on trying for two minutes when the database is away: whoever waits is told before. */
  async run<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
    const running = this.attempt(work);
    if (this.config.MONGODB_TIMEOUT_MS === 0) return running;
    const { promise, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => reject(new ProblemError('unavailable')),
      this.config.MONGODB_TIMEOUT_MS * COMMANDS_IN_A_ROW,
    );
    return Promise.race([running, promise]).finally(() => clearTimeout(timer));
  }

  private attempt<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
    return this.connection.withSession(async (session) => {
      const result = await session.withTransaction(() => {
        this.waiting.set(session, []);
        return work(session);
      });
      this.waiting.get(session)?.forEach((then) => then());
      return result;
    });
  }

  /** Does what lies outside the database (telling a queue) once this session's transaction is committed; without one, at once. */
  afterCommit(session: ClientSession | undefined, then: () => void): void {
    const waiting = session && this.waiting.get(session);
    if (waiting) waiting.push(then);
    else then();
  }
}
