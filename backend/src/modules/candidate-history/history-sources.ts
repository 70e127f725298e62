import { Injectable } from '@nestjs/common';
import { Audit } from '../../common/audit/audit.service.js';
import { ApplicationsService } from '../applications/applications.service.js';
import { CalendarService } from '../calendar/calendar.service.js';
import { FilesService } from '../files/files.service.js';
import { InterviewsService } from '../interviews/interviews.service.js';
import { EmailsService } from '../mail/emails.service.js';
import { NotesService } from '../notes/notes.service.js';
import { CandidateScorecardsService } from '../scorecards/candidate-scorecards.service.js';
import { TasksService } from '../tasks/tasks.service.js';
import { TestsService } from '../tests/tests.service.js';
import type { HistorySource } from './history-source.js';
import { applicationSource } from './sources/application-source.js';
import { scoreSource, testSources } from './sources/assessment-sources.js';
import { appointmentMoveSource, noteEditSource } from './sources/edit-sources.js';
import { mailSources, receivedSource } from './sources/mail-sources.js';
import { beginningSource, changeSource, mergeSource, stageSource } from './sources/profile-sources.js';
import { fileSource, interviewSources, noteSources, taskSources } from './sources/record-sources.js';

/** Where the entries of a history come from. Their order decides between entries of one moment, so a new source goes to the end. */
@Injectable()
export class HistorySources {
  readonly all: readonly HistorySource[];

  constructor(
    audit: Audit,
    emails: EmailsService,
    notes: NotesService,
    applications: ApplicationsService,
    interviews: InterviewsService,
    calendar: CalendarService,
    scorecards: CandidateScorecardsService,
    tests: TestsService,
    tasks: TasksService,
    files: FilesService,
  ) {
    this.all = [
      ...mailSources(emails),
      ...noteSources(notes, audit),
      stageSource(audit),
      applicationSource(applications, audit),
      ...interviewSources(interviews, calendar, audit),
      scoreSource(scorecards),
      ...testSources(tests, audit),
      ...taskSources(tasks, audit),
      fileSource(files),
      changeSource(audit),
      beginningSource(audit),
      receivedSource(emails),
      noteEditSource(notes, audit),
      appointmentMoveSource(calendar, audit),
      mergeSource(audit),
    ];
  }
}
