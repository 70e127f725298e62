import { Module } from '@nestjs/common';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { RemindersModule } from '../reminders/reminders.module.js';
import { AskBySchedule } from './ask-by-schedule.js';
import { AskRecordsModule } from './ask-records.module.js';

/** The worker's part: questions by themselves. */
@Module({ imports: [AskRecordsModule, CandidatesModule, RemindersModule], providers: [AskBySchedule] })
export class AvailabilityAsksWorkerModule {}
