import { Module } from '@nestjs/common';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { InterviewsModule } from '../interviews/interviews.module.js';
import { MailModule } from '../mail/mail.module.js';
import { NotesModule } from '../notes/notes.module.js';
import { ScorecardsModule } from '../scorecards/scorecards.module.js';
import { TasksModule } from '../tasks/tasks.module.js';
import { TestsModule } from '../tests/tests.module.js';
import { RecordCountsController } from './record-counts.controller.js';
import { RecordCountsService } from './record-counts.service.js';
import { InterviewTemplateUsesController, ScorecardUsesController, SkillUsesController } from './uses.controller.js';
import { UsesService } from './uses.service.js';

/** Counts across modules: the records about a candidate, and the uses of a setting. */
@Module({
  imports: [CandidatesModule, InterviewsModule, MailModule, NotesModule, ScorecardsModule, TasksModule, TestsModule],
  controllers: [RecordCountsController, SkillUsesController, ScorecardUsesController, InterviewTemplateUsesController],
  providers: [RecordCountsService, UsesService],
})
export class RecordCountsModule {}
