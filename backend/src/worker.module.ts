import { Module } from '@nestjs/common';
import { CommonModule } from './common/common.module.js';
import { PeriodicModule } from './common/periodic/periodic.module.js';
import { QueueWorkersModule } from './common/queue/queue-workers.module.js';
import { AvailabilityAsksWorkerModule } from './modules/availability-asks/availability-asks-worker.module.js';
import { BulkWorkerModule } from './modules/bulk-operations/bulk-worker.module.js';
import { CandidateTextsWorkerModule } from './modules/candidate-texts/candidate-texts-worker.module.js';
import { CandidateViewsWorkerModule } from './modules/candidate-views/candidate-views-worker.module.js';
import { CandidatesWorkerModule } from './modules/candidates/candidates-worker.module.js';
import { DuplicatesWorkerModule } from './modules/duplicates/duplicates-worker.module.js';
import { DataArchivesWorkerModule } from './modules/data-archives/data-archives-worker.module.js';
import { FilesWorkerModule } from './modules/files/files-worker.module.js';
import { InboundMailWorkerModule } from './modules/mail/inbound/inbound-mail-worker.module.js';
import { JobsWorkerModule } from './modules/jobs/jobs-worker.module.js';
import { MailWorkerModule } from './modules/mail/mail-worker.module.js';
import { MergesWorkerModule } from './modules/merges/merges-worker.module.js';
import { SecurityLogWorkerModule } from './modules/security-log/security-log-worker.module.js';
import { TasksWorkerModule } from './modules/tasks/tasks-worker.module.js';
import { MendSortKeys } from './migrations/mend-sort-keys.js';

/**
 * The worker: all work without a request. Its only routes are for health, since no module it imports has a controller. A module's
 * periodic work and its queue are a provider here that registers itself with `PeriodicJobs` (common/periodic) and `QueueWorkers` (common/queue).
 */
@Module({
  imports: [
    CommonModule,
    PeriodicModule,
    QueueWorkersModule,
    AvailabilityAsksWorkerModule,
    CandidatesWorkerModule,
    CandidateViewsWorkerModule,
    DuplicatesWorkerModule,
    CandidateTextsWorkerModule,
    FilesWorkerModule,
    MailWorkerModule,
    InboundMailWorkerModule,
    BulkWorkerModule,
    DataArchivesWorkerModule,
    JobsWorkerModule,
    MergesWorkerModule,
    SecurityLogWorkerModule,
    TasksWorkerModule,
  ],
  providers: [MendSortKeys],
})
export class WorkerModule {}
