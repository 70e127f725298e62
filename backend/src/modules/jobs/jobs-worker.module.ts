import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { RemindersModule } from '../reminders/reminders.module.js';
import { JobClosingsRepository } from './job-closings.repository.js';
import { jobSchema } from './job.schema.js';
import { RemindOfClosing } from './remind-of-closing.js';

/** The worker's part: reminders of jobs that are about to close. */
@Module({
  imports: [MongooseModule.forFeature([{ name: 'Job', schema: jobSchema }]), RemindersModule],
  providers: [JobClosingsRepository, RemindOfClosing],
})
export class JobsWorkerModule {}
