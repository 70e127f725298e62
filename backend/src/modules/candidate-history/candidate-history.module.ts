import { Module } from '@nestjs/common';
import { AuditModule } from '../../common/audit/audit.module.js';
import { ApplicationsModule } from '../applications/applications.module.js';
import { CalendarModule } from '../calendar/calendar.module.js';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { FilesModule } from '../files/files.module.js';
import { InterviewsModule } from '../interviews/interviews.module.js';
import { MailModule } from '../mail/mail.module.js';
import { NotesModule } from '../notes/notes.module.js';
import { ScorecardsModule } from '../scorecards/scorecards.module.js';
import { TasksModule } from '../tasks/tasks.module.js';
import { TestsModule } from '../tests/tests.module.js';
import { UsersModule } from '../users/users.module.js';
import { CandidateHistoryController } from './candidate-history.controller.js';
import { CandidateHistoryService } from './candidate-history.service.js';
import { HistorySources } from './history-sources.js';

/** The history of a candidate, from the records of other modules and the audit trail. */
@Module({
  imports: [
    AuditModule,
    ApplicationsModule,
    CalendarModule,
    CandidatesModule,
    FilesModule,
    InterviewsModule,
    MailModule,
    NotesModule,
    ScorecardsModule,
    TasksModule,
    TestsModule,
    UsersModule,
  ],
  controllers: [CandidateHistoryController],
  providers: [HistorySources, CandidateHistoryService],
})
export class CandidateHistoryModule {}
