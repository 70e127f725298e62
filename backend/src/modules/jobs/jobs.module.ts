import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CampaignsModule } from '../campaigns/campaigns.module.js';
import { TagsModule } from '../tags/tags.module.js';
import { UsersModule } from '../users/users.module.js';
import { applicantLevelSchema, employmentTypeSchema } from './job-choice.schema.js';
import { JobChoicesController } from './job-choices.controller.js';
import { JobChoicesRepository } from './job-choices.repository.js';
import { JobChoicesService } from './job-choices.service.js';
import { jobSchema } from './job.schema.js';
import { JobsController } from './jobs.controller.js';
import { JobsRepository } from './jobs.repository.js';
import { JobsService } from './jobs.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Job', schema: jobSchema },
      { name: 'EmploymentType', schema: employmentTypeSchema },
      { name: 'ApplicantLevel', schema: applicantLevelSchema },
    ]),
    CampaignsModule,
    TagsModule,
    UsersModule,
  ],
  controllers: [JobsController, JobChoicesController],
  providers: [JobsRepository, JobsService, JobChoicesRepository, JobChoicesService],
  exports: [JobsService, JobChoicesService],
})
export class JobsModule {}
