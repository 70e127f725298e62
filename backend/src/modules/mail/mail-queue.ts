import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { JOB_DEFAULTS, QUEUES, type QueueJob } from '../../common/queue/queue.js';
import type { DueMail } from './emails.repository.js';

/**
 * A job is one look at one mail at one time, and its id has both. A moved mail gets a second job, and the first one finds nothing to do. So correct
 * sending never depends on a removal from Redis.
 */
const jobIdOf = ({ _id, dueAt }: DueMail): string => `mail-${String(_id)}-${dueAt.getTime()}`;

/** Time that a stopping process waits for an absent Redis. */
const TIMEOUT_MS = 1_000;

/** The jobs of the mails in the outbox. */
@Injectable()
export class MailQueue implements BeforeApplicationShutdown {
  private readonly logger = new Logger(MailQueue.name);
  private readonly queue: Queue<QueueJob>;
  private readonly underway = new Set<Promise<void>>();

  constructor(@Inject(Redis) redis: Redis) {
    this.queue = new Queue<QueueJob>(QUEUES.mail, { connection: redis, defaultJobOptions: JOB_DEFAULTS });
    this.queue.on('error', (error) => this.logger.error(error.message));
  }

  /** Tells the worker of a mail, without a wait. Without Redis the caller does not fail, because the reconciler finds the mail. */
  announce(mail: DueMail): void {
    this.inBackground('a mail waits for the reconciler', this.schedule([mail]));
  }

  /** Removes jobs that would find nothing to do. */
  forget(mails: DueMail[]): void {
    this.inBackground(
      'a job will find nothing to do',
      Promise.all(mails.map((mail) => this.queue.remove(jobIdOf(mail)))),
    );
  }

  /** Adds the missing jobs of these mails. */
  async schedule(mails: DueMail[]): Promise<void> {
    const now = Date.now();
    await this.queue.addBulk(
      mails.map((mail) => ({
        name: 'send',
        data: { id: String(mail._id) },
        opts: { jobId: jobIdOf(mail), delay: Math.max(0, mail.dueAt.getTime() - now) },
      })),
    );
  }

  /** Closes after the worker, which may still schedule a mail. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.race([Promise.all(this.underway), sleep(TIMEOUT_MS)]);
    await this.queue.close();
  }

  private inBackground(consequence: string, work: Promise<unknown>): void {
    const done = work.then(
      () => undefined,
      (error: Error) => this.logger.warn({ err: error }, consequence),
    );
    this.underway.add(done);
    void done.finally(() => this.underway.delete(done));
  }
}
