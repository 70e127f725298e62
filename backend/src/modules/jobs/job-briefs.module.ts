import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { JobBriefs } from './job-briefs.js';
import { jobSchema } from './job.schema.js';
import { JobsRepository } from './jobs.repository.js';

/** Jobs without routes, for modules that the worker uses too. */
@Module({
  imports: [MongooseModule.forFeature([{ name: 'Job', schema: jobSchema }])],
  providers: [JobsRepository, JobBriefs],
  exports: [JobsRepository, JobBriefs],
})
export class JobBriefsModule {}
