import { Injectable } from '@nestjs/common';
import { everyOne } from '../../common/lists/every-one.js';
import { FilesService } from '../files/files.service.js';
import { InterviewsService } from '../interviews/interviews.service.js';
import { NotesService } from '../notes/notes.service.js';
import { CandidateScorecardsService } from '../scorecards/candidate-scorecards.service.js';
import { TasksService } from '../tasks/tasks.service.js';
import { TestsService } from '../tests/tests.service.js';
import type { AgencyKind, OwnData } from './own-data.js';

/** The agency's own records about a candidate: kind and date, never the text (docs/domain/accounts.md#archive-of-ones-data). */
@Injectable()
export class AgencyRecords {
  constructor(
    private readonly notes: NotesService,
    private readonly interviews: InterviewsService,
    private readonly tests: TestsService,
    private readonly scorecards: CandidateScorecardsService,
    private readonly tasks: TasksService,
    private readonly files: FilesService,
  ) {}

  async about(candidateId: string, userId: string): Promise<OwnData['agency']> {
    const candidate = everyOne({ candidateId: [candidateId] });
    const [notes, interviews, tests, scorecards, tasks, files] = await Promise.all([
      this.notes.list(everyOne({ candidateId })),
      this.interviews.list(candidate),
      this.tests.list(candidate),
      this.scorecards.list(candidate),
      this.tasks.list(candidate),
      this.files.keptOf(candidateId, userId, false),
    ]);
    const of = (kind: AgencyKind, records: readonly { createdAt: Date }[]): OwnData['agency'] =>
      records.map(({ createdAt }) => ({ kind, at: createdAt.toISOString() }));
    return [
      ...of(
        'note',
        notes.records.map(({ note }) => note),
      ),
      ...of('interview', interviews.records),
      ...of('test', tests.records),
      ...of(
        'scorecard',
        scorecards.records.map(({ record }) => record),
      ),
      ...of('task', tasks.records),
      ...of('file', files),
    ];
  }
}
