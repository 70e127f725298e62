import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../common/errors/problem.error.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { InterviewsService } from '../interviews/interviews.service.js';
import { EmailsService } from '../mail/emails.service.js';
import { NotesService } from '../notes/notes.service.js';
import { CandidateScorecardsService } from '../scorecards/candidate-scorecards.service.js';
import { TasksService } from '../tasks/tasks.service.js';
import { TestsService } from '../tests/tests.service.js';
import type { CandidateCountsResponse } from './dto/record-counts.dto.js';

@Injectable()
export class RecordCountsService {
  constructor(
    private readonly candidates: CandidatesService,
    private readonly interviews: InterviewsService,
    private readonly scorecards: CandidateScorecardsService,
    private readonly notes: NotesService,
    private readonly tests: TestsService,
    private readonly emails: EmailsService,
    private readonly tasks: TasksService,
  ) {}

  async of(id: string): Promise<CandidateCountsResponse> {
    if (!(await this.candidates.exists(id))) throw new ProblemError('not_found');
    const [interviews, scorecards, notes, tests, mail, tasks] = await Promise.all([
      this.interviews.countOf(id),
      this.scorecards.countOf(id),
      this.notes.countOf(id),
      this.tests.countOf(id),
      this.emails.countOf(id),
      this.tasks.countOpenOf(id),
    ]);
    return { interviews, scorecards, notes, tests, mail, tasks };
  }
}
