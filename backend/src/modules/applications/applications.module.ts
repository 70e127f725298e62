import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CampaignsModule } from '../campaigns/campaigns.module.js';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { OutboxModule } from '../mail/outbox.module.js';
import { UsersModule } from '../users/users.module.js';
import { ApplicationWriter } from './application-writer.js';
import { applicationSchema } from './application.schema.js';
import { ApplicationsController } from './applications.controller.js';
import { ApplicationsRepository } from './applications.repository.js';
import { ApplicationsService } from './applications.service.js';
import { ApplicationListeners } from './application.listeners.js';
import { TellApplicant } from './tell-applicant.js';
import { ReadableJobsController } from './readable-jobs.controller.js';
import { ReadableJobs } from './readable-jobs.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'JobApplication', schema: applicationSchema }]),
    CandidatesModule,
    JobsModule,
    CampaignsModule,
    OutboxModule,
    UsersModule,
  ],
  controllers: [ApplicationsController, ReadableJobsController],
  providers: [
    ApplicationsRepository,
    ApplicationWriter,
    TellApplicant,
    ApplicationsService,
    ApplicationListeners,
    ReadableJobs,
  ],
  exports: [ApplicationsService],
})
export class ApplicationsModule {}
