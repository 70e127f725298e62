import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CampaignsModule } from '../campaigns/campaigns.module.js';
import { TagsModule } from '../tags/tags.module.js';
import { UsersModule } from '../users/users.module.js';
import { JobListeners } from './job.listeners.js';
import { applicantLevelSchema, employmentTypeSchema } from './job-option.schema.js';
import { JobOptionsController } from './job-options.controller.js';
import { JobOptionsRepository } from './job-options.repository.js';
import { JobOptionsService } from './job-options.service.js';
import { JobBriefsModule } from './job-briefs.module.js';
import { JobsController } from './jobs.controller.js';
import { JobsService } from './jobs.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'EmploymentType', schema: employmentTypeSchema },
      { name: 'ApplicantLevel', schema: applicantLevelSchema },
    ]),
    CampaignsModule,
    JobBriefsModule,
    TagsModule,
    UsersModule,
  ],
  controllers: [JobsController, JobOptionsController],
  providers: [JobListeners, JobsService, JobOptionsRepository, JobOptionsService],
  exports: [JobsService, JobOptionsService, JobBriefsModule],
})
export class JobsModule {}
