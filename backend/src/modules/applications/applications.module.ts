import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CampaignsModule } from '../campaigns/campaigns.module.js';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { OutboxModule } from '../mail/outbox.module.js';
import { UsersModule } from '../users/users.module.js';
import { ApplicationLedger } from './application-ledger.js';
import { applicationSchema } from './application.schema.js';
import { ApplicationsController } from './applications.controller.js';
import { ApplicationsRepository } from './applications.repository.js';
import { ApplicationsService } from './applications.service.js';
import { DecideApplications } from './decide-applications.js';
import { FollowCandidates } from './follow-candidates.js';
import { NameApplications } from './name-applications.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'JobApplication', schema: applicationSchema }]),
    CandidatesModule,
    JobsModule,
    CampaignsModule,
    OutboxModule,
    UsersModule,
  ],
  controllers: [ApplicationsController],
  providers: [
    ApplicationsRepository,
    ApplicationLedger,
    NameApplications,
    ApplicationsService,
    DecideApplications,
    FollowCandidates,
  ],
  exports: [ApplicationsService],
})
export class ApplicationsModule {}
