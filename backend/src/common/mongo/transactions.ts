import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection, mongo } from 'mongoose';
import { Config } from '../../config/config.js';
import { ProblemError } from '../errors/problem.error.js';

/** All commands of a transaction together may take as long as two at their limit. */
const COMMANDS_IN_A_ROW = 2;

/** Writes what a transaction gathered. */
export type GatheredWrite<T = unknown> = (items: T[], session: ClientSession) => Promise<void>;

/** Runs multi-document work as one: all of it or nothing. The work may run again on a write conflict, so it must only touch the database. */
@Injectable()
export class Transactions {
  private readonly last = new AsyncLocalStorage<(session: ClientSession) => Promise<void>>();
  private readonly waiting = new WeakMap<ClientSession, (() => unknown)[]>();
  private readonly gathered = new WeakMap<ClientSession, Map<GatheredWrite, unknown[]>>();

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly config: Config,
  ) {}

  /** While the database is away, the driver tries for two minutes; the caller gets an error earlier. */
  async run<T>(work: (session: ClientSession) => Promise<T>, session?: ClientSession): Promise<T> {
    const running = session ? this.attempt(work, session) : this.inSession((own) => this.attempt(work, own));
    const { result, notified } = await this.inTime(running);
    await notified;
    return result;
  }

  private async inTime<T>(running: Promise<T>): Promise<T> {
    if (this.config.MONGODB_TIMEOUT_MS === 0) return running;
    const { promise, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => reject(new ProblemError('unavailable')),
      this.config.MONGODB_TIMEOUT_MS * COMMANDS_IN_A_ROW,
    );
    return Promise.race([running, promise]).finally(() => clearTimeout(timer));
  }

  /** For several transactions one after the other. */
  inSession<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
    return this.connection.withSession(work);
  }

  /**
   * Ends the database session of a killed process. Otherwise the server keeps its transaction open for a minute, which locks the records that
   * it wrote.
   */
  async endOf(sessionId: mongo.Binary): Promise<void> {
    await this.connection.db?.command({ killSessions: [{ id: sessionId }] });
  }

  private async attempt<T>(work: (session: ClientSession) => Promise<T>, session: ClientSession) {
    const result = await session.withTransaction(async () => {
      this.waiting.set(session, []);
      this.gathered.set(session, new Map());
      const done = await work(session);
      await this.last.getStore()?.(session);
      for (const [write, items] of this.gathered.get(session) ?? []) await write(items, session);
      return done;
    });
    const notified = Promise.all((this.waiting.get(session) ?? []).map((then) => then()));
    return { result, notified };
  }

  /** Runs work whose every transaction ends with `last`, so both are written or neither is. */
  each<T>(last: (session: ClientSession) => Promise<void>, work: () => Promise<T>): Promise<T> {
    return this.last.run(last, work);
  }

  /** Gathers items for a write at the end of the transaction of this session, which gets all of them at once; false without a transaction. */
  beforeCommit<T>(session: ClientSession | undefined, write: GatheredWrite<T>, item: T): boolean {
    const gathered = session && this.gathered.get(session);
    if (!gathered) return false;
    const known = gathered.get(write as GatheredWrite);
    if (known) known.push(item);
    else gathered.set(write as GatheredWrite, [item]);
    return true;
  }

  /** For effects outside the database, such as a queue: runs `then` after the commit of this session, and `run` waits for it; without a session, at once. */
  afterCommit(session: ClientSession | undefined, then: () => unknown): void {
    const waiting = session && this.waiting.get(session);
    if (waiting) waiting.push(then);
    else then();
  }
}
