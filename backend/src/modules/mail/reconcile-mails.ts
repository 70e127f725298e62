import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { DeliveriesRepository } from './deliveries.repository.js';
import { MailQueue } from './mail-queue.js';

const BATCH = 1_000;

/**
 * Gives every mail that is due soon, or whose worker's lease has run out, its job again: whatever Redis lost is back in time. What is due
 * later is seen by a later run, so a run's work does not grow with what is scheduled for next month.
 */
@Injectable()
export class ReconcileMails {
  constructor(
    private readonly repository: DeliveriesRepository,
    private readonly queue: MailQueue,
    private readonly config: Config,
  ) {}

  async run(now = Date.now()): Promise<void> {
    // Two runs ahead, so that one that fails or takes long makes nothing late.
    const horizon = new Date(now + 2_000 * this.config.MAIL_RECONCILE_SECONDS);
    for await (const batch of this.repository.dueBefore(horizon, BATCH)) await this.queue.schedule(batch);
  }
}
