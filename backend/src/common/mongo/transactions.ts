import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';

/** Runs multi-document work as one: all of it or nothing. The work may run again on a write conflict, so it must only touch the database. */
@Injectable()
export class Transactions {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  run<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
    return this.connection.withSession((session) => session.withTransaction(() => work(session)));
  }
}
