import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PeriodicJobs } from '../../common/periodic/periodic-jobs.js';
import { QUEUES } from '../../common/queue/queue.js';
import { QueueWorkers } from '../../common/queue/queue-workers.js';
import { Config } from '../../config/config.js';
import { RepairConversations } from './conversations/repair-conversations.js';
import { DeliverMail } from './deliver-mail.js';
import { ReconcileMails } from './reconcile-mails.js';

const CONCURRENCY = 5;

/** Runs the jobs of the mail queue and adds missing ones. Worker process only. */
@Injectable()
export class MailWorker implements OnModuleInit {
  constructor(
    private readonly config: Config,
    private readonly deliver: DeliverMail,
    private readonly reconcile: ReconcileMails,
    private readonly repair: RepairConversations,
    private readonly periodic: PeriodicJobs,
    private readonly workers: QueueWorkers,
  ) {}

  onModuleInit(): void {
    this.periodic.every(this.config.MAIL_RECONCILE_SECONDS, 'mail reconciler', () => this.reconcile.run());
    this.periodic.every(this.config.MAIL_RECONCILE_SECONDS, 'repair of conversations', () => this.repair.run());
    this.workers.take({ queue: QUEUES.mail, concurrency: CONCURRENCY, run: (id) => this.deliver.run(id) });
  }
}
