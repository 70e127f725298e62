import { PassThrough } from 'node:stream';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { LIVE_PULSE_MS } from '@byline/shared-types/domain';
import { isRecruiter, type Principal } from '../../common/auth/principal.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { ChangeReader, changesOf, isAfter, type Entry } from './change-reader.js';
import type { ChangesResponse } from './dto/changes.dto.js';

/** Browsers and devices of one user, at one API process. */
const MAX_OF_USER = 10;
/** A reader that is this far behind, in bytes, connects again. */
const MAX_WAITING = 256_000;
const RETRY_SECONDS = 60;

interface Connection {
  me: Principal;
  stream: PassThrough;
  /** The last place that was sent; null until what was missed is known. */
  sent: string | null;
}

/** The open streams of this process. A stream ends with its session. */
@Injectable()
export class ChangeConnections implements OnModuleDestroy {
  private readonly open = new Set<Connection>();
  private pulse: NodeJS.Timeout | undefined;

  constructor(
    private readonly reader: ChangeReader,
    private readonly sessions: SessionsService,
  ) {}

  async connect(me: Principal, cursor: string | undefined): Promise<PassThrough> {
    const own = [...this.open].filter((one) => one.me.userId === me.userId);
    if (own.length >= MAX_OF_USER) throw new ProblemError('too_many_requests', { retryAfter: RETRY_SECONDS });
    const connection: Connection = { me, stream: new PassThrough(), sent: null };
    this.open.add(connection);
    connection.stream.on('close', () => this.open.delete(connection)).on('error', () => undefined);
    this.reader.follow((entries) => this.send(entries));
    this.pulse ??= setInterval(() => void this.beat(), LIVE_PULSE_MS).unref();
    // The session may have ended between the look-up and here.
    void this.endWithSession(connection);
    tell(connection, await this.first(cursor));
    return connection.stream;
  }

  onModuleDestroy(): void {
    clearInterval(this.pulse);
    for (const { stream } of this.open) stream.end();
  }

  private first(cursor: string | undefined): Promise<ChangesResponse> {
    const away = { cursor: cursor ?? '', live: false, missed: false, changes: [] };
    return this.reader.since(cursor).catch(() => away);
  }

  private send(entries: Entry[] | null): void {
    for (const connection of this.open) {
      if (entries === null)
        tell(connection, { cursor: connection.sent ?? '', live: false, missed: false, changes: [] });
      else this.pass(connection, entries);
    }
  }

  private pass(connection: Connection, entries: Entry[]): void {
    const { me, sent } = connection;
    const ended = entries.flatMap(({ notice }) => notice.ended);
    if (ended.some((one) => ['', me.sessionId, me.userId].includes(one))) void this.endWithSession(connection);
    const next = sent ? entries.filter(({ cursor, notice }) => notice.lost === true || isAfter(cursor, sent)) : entries;
    const cursor = next.at(-1)?.cursor;
    const missed = next.some(({ notice }) => notice.lost === true);
    const changes = changesOf(next);
    if (cursor && (missed || changes.length > 0)) tell(connection, { cursor, live: true, missed, changes });
  }

  /** Keeps proxies from closing quiet connections, and ends those of expired sessions. */
  private async beat(): Promise<void> {
    for (const connection of this.open) {
      connection.stream.write(':\n\n');
      await this.endWithSession(connection);
    }
  }

  private async endWithSession({ me, stream }: Connection): Promise<void> {
    const now = await this.sessions.find(me.sessionId, null).catch(() => me);
    if (!now || !isRecruiter(now)) stream.end();
  }
}

function tell(connection: Connection, message: ChangesResponse): void {
  const { stream } = connection;
  if (stream.writableEnded) return;
  if (message.cursor) connection.sent = message.cursor;
  stream.write(`${message.cursor ? `id: ${message.cursor}\n` : ''}data: ${JSON.stringify(message)}\n\n`);
  if (stream.writableLength > MAX_WAITING) stream.destroy();
}
