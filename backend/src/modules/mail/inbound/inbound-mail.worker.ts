import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PeriodicJobs } from '../../../common/periodic/periodic-jobs.js';
import { QUEUES } from '../../../common/queue/queue.js';
import { QueueWorkers } from '../../../common/queue/queue-workers.js';
import { Config } from '../../../config/config.js';
import { EraseUnmatched } from './erase-unmatched.js';
import { FileMail } from './file-mail.js';
import { InboundMailsRepository } from './inbound-mails.repository.js';
import { InboundQueue } from '../conversations/inbound-queue.js';

const CONCURRENCY = 8;
const ERASURE_SECONDS = 3_600;

/** Files mails that came in, and those that Redis or a killed worker lost. Worker process only. */
@Injectable()
export class InboundMailWorker implements OnModuleInit {
  constructor(
    private readonly config: Config,
    private readonly mails: InboundMailsRepository,
    private readonly queue: InboundQueue,
    private readonly fileMail: FileMail,
    private readonly unmatched: EraseUnmatched,
    private readonly periodic: PeriodicJobs,
    private readonly workers: QueueWorkers,
  ) {}

  onModuleInit(): void {
    const reconcile = async (): Promise<void> => this.queue.schedule(await this.mails.idle());
    this.periodic.every(this.config.MAIL_RECONCILE_SECONDS, 'inbound mail reconciler', reconcile);
    this.periodic.every(ERASURE_SECONDS, 'erasure of unmatched mails', () => this.unmatched.run());
    this.workers.take({ queue: QUEUES.inbound, concurrency: CONCURRENCY, run: (id) => this.fileMail.run(id) });
  }
}
