import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { RecordParts } from '../../api';
import { EmailsOnPaper } from '../../features/emails/components/EmailsOnPaper';
import { messages as emails } from '../../features/emails/messages';
import { DiplomaFacts } from '../../features/history/components/Education';
import { WorkFacts } from '../../features/history/components/Work';
import { messages as history } from '../../features/history/messages';
import { InterviewsOnPaper } from '../../features/interviews/components/InterviewsOnPaper';
import { messages as interviews } from '../../features/interviews/messages';
import { NotesOnPaper } from '../../features/notes/components/NotesOnPaper';
import { messages as notes } from '../../features/notes/messages';
import { ScorecardsOnPaper } from '../../features/scorecards/components/ScorecardsOnPaper';
import { messages as scorecards } from '../../features/scorecards/messages';
import { TasksOnPaper } from '../../features/tasks/components/TasksOnPaper';
import { messages as tasks } from '../../features/tasks/messages';
import { TestsOnPaper } from '../../features/tests/components/TestsOnPaper';
import { messages as tests } from '../../features/tests/messages';

interface PaperPart<T> {
  title: MessageDescriptor;
  /** What is said where there is nothing. */
  none: MessageDescriptor;
  draw: (records: readonly T[]) => ReactNode;
}

/** What follows the profile on paper, in this order. */
export const PAPER_PARTS: { [Part in keyof RecordParts]: PaperPart<RecordParts[Part]> } = {
  work: {
    title: history.work,
    none: history.noWork,
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
    title: history.education,
    none: history.noEducation,
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
    title: interviews.tab,
    none: interviews.none,
    draw: (records) => <InterviewsOnPaper interviews={records} />,
  },
  scorecards: {
    title: scorecards.tab,
    none: scorecards.none,
    draw: (records) => <ScorecardsOnPaper cards={records} />,
  },
  notes: { title: notes.tab, none: notes.none, draw: (records) => <NotesOnPaper notes={records} /> },
  tests: { title: tests.tab, none: tests.none, draw: (records) => <TestsOnPaper tests={records} /> },
  mail: { title: emails.tab, none: emails.none, draw: (records) => <EmailsOnPaper emails={records} /> },
  tasks: { title: tasks.tab, none: tasks.none, draw: (records) => <TasksOnPaper tasks={records} /> },
};
