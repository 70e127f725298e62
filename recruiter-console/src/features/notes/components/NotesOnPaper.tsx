import { formatDay } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import type { NoteResponse } from '../../../api';
import { useEditedText } from '../../../components/record/Edited';
import { PaperEntry } from '../../../components/record/PaperEntry';
import { ScorePill } from '../../../components/ui/Pill';
import { RichText } from '../../../components/ui/RichText';
import { displayName } from '../../../lib/format';

export function NotesOnPaper({ notes }: { notes: readonly NoteResponse[] }) {
  const t = useT();
  const editedText = useEditedText();
  return notes.map(({ _id, recruiter, createdAt, editedAt, score, description }) => (
    <PaperEntry
      key={_id}
      title={recruiter ? displayName(recruiter) : t('notes.gone')}
      facts={[formatDay(createdAt), editedText(editedAt), <ScorePill key="score" score={score} />]}
    >
      <RichText html={description} />
    </PaperEntry>
  ));
}
