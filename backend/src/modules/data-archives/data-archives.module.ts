import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.js';
import { AvailabilityAsksModule } from '../availability-asks/availability-asks.module.js';
import { CalendarModule } from '../calendar/calendar.module.js';
import { CandidateProfilesModule } from '../candidate-profiles/candidate-profiles.module.js';
import { DraftsModule } from '../drafts/drafts.module.js';
import { FilesModule } from '../files/files.module.js';
import { InterviewsModule } from '../interviews/interviews.module.js';
import { MailModule } from '../mail/mail.module.js';
import { OutboxModule } from '../mail/outbox.module.js';
import { NotesModule } from '../notes/notes.module.js';
import { ScorecardsModule } from '../scorecards/scorecards.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { SkillsModule } from '../skills/skills.module.js';
import { TasksModule } from '../tasks/tasks.module.js';
import { TestsModule } from '../tests/tests.module.js';
import { UsersModule } from '../users/users.module.js';
import { AgencyRecords } from './agency-records.js';
import { CollectOwnData } from './collect-own-data.js';
import { DataArchiveListeners } from './data-archive.listeners.js';
import { DataArchiveRunsModule } from './data-archive-runs.module.js';
import { DataArchivesController } from './data-archives.controller.js';
import { DataArchivesService } from './data-archives.service.js';

/** The routes of archives. */
@Module({
  imports: [
    DataArchiveRunsModule,
    ApplicationsModule,
    AvailabilityAsksModule,
    CalendarModule,
    CandidateProfilesModule,
    DraftsModule,
    FilesModule,
    InterviewsModule,
    MailModule,
    NotesModule,
    OutboxModule,
    ScorecardsModule,
    SessionsModule,
    SkillsModule,
    TasksModule,
    TestsModule,
    UsersModule,
  ],
  controllers: [DataArchivesController],
  providers: [DataArchivesService, CollectOwnData, AgencyRecords, DataArchiveListeners],
})
export class DataArchivesModule {}
