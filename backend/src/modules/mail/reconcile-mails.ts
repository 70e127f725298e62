import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { DeliveriesRepository } from './deliveries.repository.js';
import { MailQueue } from './mail-queue.js';

const BATCH = 1_000;

/**
 * Adds the job of each mail that is due soon or whose lease expired, so that a loss of Redis delays no mail. A later run takes later mails, so a run
 * does not grow with the mails of next month.
 */
@Injectable()
export class ReconcileMails {
  constructor(
    private readonly repository: DeliveriesRepository,
    private readonly queue: MailQueue,
    private readonly config: Config,
  ) {}

  async run(now = Date.now()): Promise<void> {
    // Two runs ahead, so that a failed or slow run delays no mail.
    const horizon = new Date(now + 2_000 * this.config.MAIL_RECONCILE_SECONDS);
    for await (const batch of this.repository.dueBefore(horizon, BATCH)) await this.queue.schedule(batch);
  }
}
