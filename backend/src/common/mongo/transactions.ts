import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';

/** Runs multi-document work as one: all of it or nothing. The work may run again on a write conflict, so it must only touch the database. */
@Injectable()
export class Transactions {
  private readonly waiting = new WeakMap<ClientSession, (() => void)[]>();

  constructor(@InjectConnection() private readonly connection: Connection) {}

  run<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
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
