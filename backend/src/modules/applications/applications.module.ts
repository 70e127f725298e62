import { Module } from '@nestjs/common';
import { CampaignsModule } from '../campaigns/campaigns.module.js';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { FileBytesModule } from '../files/file-bytes.module.js';
import { FilesModule } from '../files/files.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { OutboxModule } from '../mail/outbox.module.js';
import { UsersModule } from '../users/users.module.js';
import { ApplicationRecordsModule } from './application-records.module.js';
import { ApplicationsController } from './applications.controller.js';
import { ApplicationsService } from './applications.service.js';
import { ApplicationListeners } from './application.listeners.js';
import { MergeApplications } from './merge-applications.js';
import { ReadableJobsController } from './readable-jobs.controller.js';
import { ReadableJobs } from './readable-jobs.service.js';

@Module({
  imports: [
    ApplicationRecordsModule,
    CampaignsModule,
    CandidatesModule,
    FileBytesModule,
    FilesModule,
    JobsModule,
    OutboxModule,
    UsersModule,
  ],
  controllers: [ApplicationsController, ReadableJobsController],
  providers: [ApplicationsService, ApplicationListeners, MergeApplications, ReadableJobs],
  exports: [ApplicationsService],
})
export class ApplicationsModule {}
