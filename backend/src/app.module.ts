import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AuthCommonModule } from './common/auth/auth-common.module.js';
import { CommonModule } from './common/common.module.js';
import { IdempotencyModule } from './common/idempotency/idempotency.module.js';
import { PeriodicModule } from './common/periodic/periodic.module.js';
import { RateLimitGuard } from './common/http/rate-limit.guard.js';
import { AccountRemovalsModule } from './modules/account-removals/account-removals.module.js';
import { AccountsModule } from './modules/accounts/accounts.module.js';
import { AuthModule } from './modules/auth/auth.module.js';
import { AvailabilityAsksModule } from './modules/availability-asks/availability-asks.module.js';
import { AvailabilityStatsModule } from './modules/availability-stats/availability-stats.module.js';
import { BulkOperationsModule } from './modules/bulk-operations/bulk-operations.module.js';
import { CampaignsModule } from './modules/campaigns/campaigns.module.js';
import { ChangesModule } from './modules/changes/changes.module.js';
import { LinkViewsModule } from './modules/link-views/link-views.module.js';
import { JobsModule } from './modules/jobs/jobs.module.js';
import { DiplomasModule } from './modules/diplomas/diplomas.module.js';
import { DataArchivesModule } from './modules/data-archives/data-archives.module.js';
import { DraftsModule } from './modules/drafts/drafts.module.js';
import { DuplicatesModule } from './modules/duplicates/duplicates.module.js';
import { ExperienceModule } from './modules/experience/experience.module.js';
import { FilesModule } from './modules/files/files.module.js';
import { FoldersModule } from './modules/folders/folders.module.js';
import { CandidateHistoryModule } from './modules/candidate-history/candidate-history.module.js';
import { CandidateProfilesModule } from './modules/candidate-profiles/candidate-profiles.module.js';
import { CandidateViewsModule } from './modules/candidate-views/candidate-views.module.js';
import { RecordCountsModule } from './modules/record-counts/record-counts.module.js';
import { RegistrationStatsModule } from './modules/registration-stats/registration-stats.module.js';
import { CvReadingsModule } from './modules/cv-readings/cv-readings.module.js';
import { SourcesModule } from './modules/sources/sources.module.js';
import { TagsModule } from './modules/tags/tags.module.js';
import { LookupsModule } from './modules/lookups/lookups.module.js';
import { MailModule } from './modules/mail/mail.module.js';
import { LibraryFilesModule } from './modules/library-files/library-files.module.js';
import { MailTemplatesModule } from './modules/mail-templates/mail-templates.module.js';
import { MediumsModule } from './modules/mediums/mediums.module.js';
import { OwnConversationsModule } from './modules/mail/conversations/own-conversations.module.js';
import { MergesModule } from './modules/merges/merges.module.js';
import { NotesModule } from './modules/notes/notes.module.js';
import { PasskeysModule } from './modules/passkeys/passkeys.module.js';
import { SecurityEventsModule } from './modules/security-log/security-events.module.js';
import { SkillsModule } from './modules/skills/skills.module.js';
import { ApplicationsModule } from './modules/applications/applications.module.js';
import { CalendarModule } from './modules/calendar/calendar.module.js';
import { InterviewsModule } from './modules/interviews/interviews.module.js';
import { ScorecardsModule } from './modules/scorecards/scorecards.module.js';
import { TasksModule } from './modules/tasks/tasks.module.js';
import { TestsModule } from './modules/tests/tests.module.js';
import { ViewersModule } from './modules/viewers/viewers.module.js';
import { WebsiteModule } from './modules/website/website.module.js';

/** The API. */
@Module({
  imports: [
    CommonModule,
    PeriodicModule,
    IdempotencyModule,
    AuthCommonModule,
    AuthModule,
    AccountsModule,
    AccountRemovalsModule,
    CvReadingsModule,
    DiplomasModule,
    DataArchivesModule,
    DraftsModule,
    ExperienceModule,
    FilesModule,
    FoldersModule,
    AvailabilityAsksModule,
    AvailabilityStatsModule,
    BulkOperationsModule,
    DuplicatesModule,
    CandidateProfilesModule,
    CandidateHistoryModule,
    CandidateViewsModule,
    RecordCountsModule,
    RegistrationStatsModule,
    SourcesModule,
    TagsModule,
    LookupsModule,
    SkillsModule,
    MediumsModule,
    CampaignsModule,
    ChangesModule,
    JobsModule,
    LinkViewsModule,
    MailModule,
    LibraryFilesModule,
    MailTemplatesModule,
    MergesModule,
    NotesModule,
    OwnConversationsModule,
    PasskeysModule,
    ApplicationsModule,
    CalendarModule,
    InterviewsModule,
    ScorecardsModule,
    SecurityEventsModule,
    TasksModule,
    TestsModule,
    ViewersModule,
    WebsiteModule,
  ],
  providers: [{ provide: APP_GUARD, useClass: RateLimitGuard }],
})
export class AppModule {}
