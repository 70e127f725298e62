import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { Worker } from 'bullmq';
import { PeriodicJobs } from '../../common/periodic/periodic-jobs.js';
import { QUEUES, workerConnection } from '../../common/queue/queue.js';
import { Config } from '../../config/config.js';
import { DeliverMail } from './deliver-mail.js';
import type { MailJob } from './mail-queue.js';
import { ReconcileMails } from './reconcile-mails.js';

/** Mails one worker sends at the same time. */
const CONCURRENCY = 5;

/** Works the mail queue off and keeps it complete. Worker process only. */
@Injectable()
export class MailWorker implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(MailWorker.name);
  private worker: Worker<MailJob> | undefined;

  constructor(
    private readonly config: Config,
    private readonly deliver: DeliverMail,
    private readonly reconcile: ReconcileMails,
    private readonly periodic: PeriodicJobs,
  ) {}

  onModuleInit(): void {
    this.periodic.every(this.config.MAIL_RECONCILE_SECONDS, 'mail reconciler', () => this.reconcile.run());
  }

  onApplicationBootstrap(): void {
    const worker = new Worker<MailJob>(QUEUES.mail, ({ data }) => this.deliver.run(data.id), {
      connection: workerConnection(this.config),
      concurrency: CONCURRENCY,
    });
    worker.on('error', (error) => this.logger.error(error.message));
    // The mail stands in the database as it did: the reconciler makes a new job.
    worker.on('failed', (job, error) =>
      this.logger.error({ err: error, mail: job?.data.id }, 'a look at a mail failed'),
    );
    this.worker = worker;
  }

  /** Takes no more jobs and finishes the mails it is sending. */
  async onModuleDestroy(): Promise<void> {
    await this.worker?.close();
  }
}
