import { formatDay } from '@byline/web-kit/dates';
import { useIntl } from 'react-intl';
import type { NoteResponse } from '../../../api';
import { PaperEntry } from '../../../components/record/PaperEntry';
import { ScorePill } from '../../../components/ui/Pill';
import { RichText } from '../../../components/ui/RichText';
import { displayName } from '../../../lib/format';
import { messages } from '../messages';

/** Each note with who wrote it, when, and its score. */
export function NotesOnPaper({ notes }: { notes: readonly NoteResponse[] }) {
  const { formatMessage } = useIntl();
  return notes.map(({ _id, recruiter, createdAt, score, description }) => (
    <PaperEntry
      key={_id}
      title={recruiter ? displayName(recruiter) : formatMessage(messages.gone)}
      facts={[formatDay(createdAt), <ScorePill key="score" score={score} />]}
    >
      <RichText html={description} />
    </PaperEntry>
  ));
}
