import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Redis } from 'ioredis';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Change } from '@byline/shared-types/domain';
import { collapsed, STREAM, type Notice } from '../../common/changes/change.js';
import type { ChangesResponse } from './dto/changes.dto.js';

/** The longest wait of one read. Redis counts as away if it does not answer by then. */
const BLOCK_MS = 5_000;
const ANSWER_MS = BLOCK_MS + 3_000;
/** A new reader gets the changes of this time before, since it has read its screens earlier. */
const BEFORE_MS = 10_000;
/** A reader that missed more reads anew. */
const MAX_MISSED = 2_000;
const RETRY_MS = 1_000;

export type Entry = { cursor: string; notice: Notice };
/** Null: Redis went away. */
type Listener = (entries: Entry[] | null) => void;
type Row = [id: string, fields: string[]];

const entryOf = ([cursor, fields]: Row): Entry => ({ cursor, notice: JSON.parse(fields[1] ?? '{}') as Notice });

const numbersOf = (cursor: string): [number, number] => {
  const [time = '0', sequence = '0'] = cursor.split('-');
  return [Number(time), Number(sequence)];
};

/** Whether a place in the stream is behind another one. */
export function isAfter(one: string, other: string): boolean {
  const [time, sequence] = numbersOf(one);
  const [otherTime, otherSequence] = numbersOf(other);
  return time > otherTime || (time === otherTime && sequence > otherSequence);
}

/** Reads the Redis stream for all connections of this process, on a connection of its own. */
@Injectable()
export class ChangeReader implements OnModuleDestroy {
  private reader: Redis | null = null;
  private listener: Listener = () => undefined;
  private last = '0-0';
  private isLive = false;
  private readonly stop = new AbortController();

  constructor(@Inject(Redis) private readonly redis: Redis) {}

  /** Starts to read, at the first connection. */
  follow(listener: Listener): void {
    this.listener = listener;
    if (this.reader) return;
    this.reader = this.redis.duplicate({ maxRetriesPerRequest: 0, commandTimeout: ANSWER_MS });
    this.reader.on('error', () => undefined);
    void this.read(this.reader);
  }

  onModuleDestroy(): void {
    this.stop.abort();
    this.reader?.disconnect();
  }

  /** The changes since a place in the stream; `missed` if the stream no longer has that place. */
  async since(cursor: string | undefined): Promise<ChangesResponse> {
    const tail = (await this.redis.xrevrange(STREAM, '+', '-', 'COUNT', 1))[0]?.[0] ?? '0-0';
    if (cursor !== undefined && !(await this.has(cursor)))
      return { cursor: tail, live: true, missed: true, changes: [] };
    const from = cursor === undefined ? String(Date.now() - BEFORE_MS) : `(${cursor}`;
    const rows = await this.redis.xrange(STREAM, from, '+', 'COUNT', MAX_MISSED);
    const entries = rows.map(entryOf);
    return {
      cursor: entries.at(-1)?.cursor ?? tail,
      live: true,
      missed: rows.length === MAX_MISSED || entries.some(({ notice }) => notice.lost),
      changes: changesOf(entries),
    };
  }

  private async has(cursor: string): Promise<boolean> {
    return (await this.redis.xrange(STREAM, cursor, cursor, 'COUNT', 1)).length > 0;
  }

  private async read(redis: Redis): Promise<void> {
    while (!this.stop.signal.aborted) {
      try {
        if (!this.isLive) await this.start(redis);
        const answer = await redis.xread('COUNT', 500, 'BLOCK', BLOCK_MS, 'STREAMS', STREAM, this.last);
        const entries = (answer?.[0]?.[1] ?? []).map(entryOf);
        this.last = entries.at(-1)?.cursor ?? this.last;
        if (entries.length > 0) this.listener(entries);
      } catch {
        await this.goAway();
      }
    }
  }

  /** After a time without Redis, every reader reads anew. */
  private async start(redis: Redis): Promise<void> {
    const known = this.last;
    this.last = (await redis.xrevrange(STREAM, '+', '-', 'COUNT', 1))[0]?.[0] ?? '0-0';
    this.isLive = true;
    if (known !== '0-0') this.listener([{ cursor: this.last, notice: { changes: [], ended: [''], lost: true } }]);
  }

  private async goAway(): Promise<void> {
    if (this.stop.signal.aborted) return;
    if (this.last === '0-0') this.last = '0-1';
    this.isLive = false;
    this.listener(null);
    await sleep(RETRY_MS, undefined, { signal: this.stop.signal }).catch(() => undefined);
  }
}

export const changesOf = (entries: readonly Entry[]): Change[] =>
  collapsed(entries.flatMap(({ notice }) => notice.changes));
