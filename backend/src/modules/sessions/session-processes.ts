import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import { Redis } from 'ioredis';
import { ANNOUNCE, DROP, KEYS, RENEW } from './session-processes.scripts.js';

/** How long a lease lasts by the clock of who holds it, counted from before it was asked for. */
const LEASE_MS = 2_000;
const RENEW_MS = 1_000;
/** Clocks of two machines do not run equally fast. */
const SLACK_MS = 100;

const ENDINGS = 'sessions:ended';
const heardBy = (process: string): string => `sessions:heard:${process}`;

/** An ending that is being told. */
class Announcement {
  private readonly heard = new Set<string>();
  private readonly done = Promise.withResolvers<void>();
  private told: Map<string, string> | null = null;
  private toldAt = Infinity;
  readonly acknowledged = this.done.promise;

  /** The processes that have to hear of it, each with its latest renewal. */
  tell(processes: Map<string, string>): void {
    this.told = processes;
    this.toldAt = performance.now();
    this.check();
  }

  hear(process: string): void {
    this.heard.add(process);
    this.check();
  }

  /** How long it takes until the leases of when it was told have run out. */
  get runsOutIn(): number {
    return this.toldAt + LEASE_MS + SLACK_MS - performance.now();
  }

  /** Those who have not answered, with their renewals. */
  get silent(): string[] {
    return [...(this.told ?? [])].filter(([process]) => !this.heard.has(process)).flat();
  }

  private check(): void {
    if (this.told && this.silent.length === 0) this.done.resolve();
  }
}

/**
 * The processes that remember sessions. One that has a lease is told of every ending and says that it heard; one that has none remembers nothing
 * (docs/operations.md#sessions says why no session outlives its end).
 */
@Injectable()
export class SessionProcesses implements OnModuleDestroy, OnApplicationShutdown {
  private readonly me: string = randomUUID();
  private readonly announcements = new Map<string, Announcement>();
  private listener: Redis | undefined;
  private renewing: NodeJS.Timeout | undefined;
  private forget: () => void = () => undefined;
  private leaving = false;
  private leasedUntil = -Infinity;
  private renewals = 0;
  /** Which start of Redis answered last, and since when it has known this process. */
  private redisRun = { id: '', since: Infinity };

  constructor(@Inject(Redis) private readonly redis: Redis) {}

  /** What forgets the sessions of this process, at once. */
  onEnding(forget: () => void): void {
    this.forget = forget;
  }

  /** Until when, on `performance.now()`, what is looked up from now on may be remembered. The first who asks makes this process one of them. */
  lease(): number {
    this.renewing ??= this.join();
    return this.leasedUntil;
  }

  /** For who ended a session in the database: resolves once no process answers by a session that it looked up before. */
  async forgetEverywhere(): Promise<void> {
    this.forget();
    const id = randomUUID();
    const announcement = new Announcement();
    const stop = new AbortController();
    // By then every lease that was given before has run out, whether or not anybody could be told.
    const runOut = sleep(LEASE_MS + SLACK_MS, undefined, { signal: stop.signal }).catch(() => undefined);
    this.announcements.set(id, announcement);
    void this.announce(id, announcement).catch(() => undefined);
    await Promise.race([announcement.acknowledged, runOut]);
    this.announcements.delete(id);
    stop.abort();
    const { silent, runsOutIn } = announcement;
    if (silent.length > 0) setTimeout(() => this.drop(silent), runsOutIn).unref();
  }

  async onModuleDestroy(): Promise<void> {
    this.leaving = true;
    this.leasedUntil = -Infinity;
    this.forget();
    clearInterval(this.renewing);
    if (this.renewals > 0) await this.redis.zrem(KEYS.processes, this.me).catch(() => undefined);
  }

  onApplicationShutdown(): void {
    this.listener?.disconnect();
  }

  private drop(silent: string[]): void {
    if (this.leaving) return;
    void this.redis.eval(DROP, 1, KEYS.processes, ...silent).catch(() => undefined);
  }

  private join(): NodeJS.Timeout {
    void this.listen().then(() => this.renew());
    return setInterval(() => void this.renew(), RENEW_MS).unref();
  }

  private async renew(): Promise<void> {
    // Who can't be told need not be waited for.
    if (this.leaving || this.listener?.status !== 'ready') return;
    const sent = performance.now();
    const lasting = sent - this.redisRun.since > LEASE_MS + SLACK_MS ? this.redisRun.id : '';
    this.renewals += 1;
    const answer = await this.redis
      .eval(RENEW, 2, KEYS.processes, KEYS.run, this.me, this.renewals, lasting)
      .catch(() => null);
    if (answer === null || this.leaving) return;
    const [id, isKnown] = answer as [string, number];
    if (id !== this.redisRun.id || !isKnown) this.redisRun = { id, since: performance.now() };
    this.leasedUntil = Math.max(this.leasedUntil, sent + LEASE_MS);
  }

  private async announce(id: string, announcement: Announcement): Promise<void> {
    await this.listen();
    const answer = await this.redis.eval(ANNOUNCE, 2, KEYS.processes, KEYS.run, ENDINGS, `${this.me} ${id}`);
    const [isComplete, ...members] = answer as [number, ...string[]];
    if (!isComplete) return;
    const pairs = members.flatMap((name, at): [string, string][] => (at % 2 ? [] : [[name, members[at + 1] ?? '']]));
    announcement.tell(new Map(pairs.filter(([name]) => name !== this.me)));
  }

  private async listen(): Promise<void> {
    this.listener ??= this.openListener();
    await this.listener.subscribe(ENDINGS, heardBy(this.me));
  }

  /** It waits for Redis as long as it takes, and subscribes again by itself. */
  private openListener(): Redis {
    const listener = this.redis.duplicate({ maxRetriesPerRequest: null, commandTimeout: undefined });
    // The shared connection says so already.
    listener.on('error', () => undefined);
    listener.on('message', (channel: string, message: string) => {
      const [first = '', second = ''] = message.split(' ');
      if (channel !== ENDINGS) return this.announcements.get(first)?.hear(second);
      if (first === this.me) return;
      this.forget();
      void this.redis.publish(heardBy(first), `${second} ${this.me}`).catch(() => undefined);
    });
    return listener;
  }
}
