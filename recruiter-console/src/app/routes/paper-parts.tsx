import type { MessageId } from '@byline/web-kit/i18n';
import type { ReactNode } from 'react';
import type { RecordParts } from '../../api';
import { EmailsOnPaper } from '../../features/emails/components/EmailsOnPaper';
import { DiplomaFacts } from '../../features/history/components/Education';
import { WorkFacts } from '../../features/history/components/Work';
import { InterviewsOnPaper } from '../../features/interviews/components/InterviewsOnPaper';
import { NotesOnPaper } from '../../features/notes/components/NotesOnPaper';
import { ScorecardsOnPaper } from '../../features/scorecards/components/ScorecardsOnPaper';
import { TasksOnPaper } from '../../features/tasks/components/TasksOnPaper';
import { TestsOnPaper } from '../../features/tests/components/TestsOnPaper';

interface PaperPart<T> {
  title: MessageId;
  /** The text for an empty part. */
  none: MessageId;
  draw: (records: readonly T[]) => ReactNode;
}

/** The parts after the profile, in print order. */
export const PAPER_PARTS: { [Part in keyof RecordParts]: PaperPart<RecordParts[Part]> } = {
  work: {
    title: 'history.work',
    none: 'history.noWork',
    draw: (items) => (
      <ul>
        {items.map((item) => (
          <li key={item._id}>
            <WorkFacts item={item} />
          </li>
        ))}
      </ul>
    ),
  },
  education: {
    title: 'history.education',
    none: 'history.noEducation',
    draw: (items) => (
      <ul>
        {items.map((item) => (
          <li key={item._id}>
            <DiplomaFacts item={item} />
          </li>
        ))}
      </ul>
    ),
  },
  interviews: {
    title: 'interviews.tab',
    none: 'interviews.none',
    draw: (records) => <InterviewsOnPaper interviews={records} />,
  },
  scorecards: {
    title: 'scorecards.tab',
    none: 'scorecards.none',
    draw: (records) => <ScorecardsOnPaper cards={records} />,
  },
  notes: { title: 'notes.tab', none: 'notes.none', draw: (records) => <NotesOnPaper notes={records} /> },
  tests: { title: 'tests.tab', none: 'tests.none', draw: (records) => <TestsOnPaper tests={records} /> },
  mail: { title: 'emails.tab', none: 'emails.none', draw: (records) => <EmailsOnPaper emails={records} /> },
  tasks: { title: 'tasks.tab', none: 'tasks.none', draw: (records) => <TasksOnPaper tasks={records} /> },
};
