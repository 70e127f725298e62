import { presentNamed, presentRecord, type Named } from '../../common/http/record.presenter.js';
import type { NoteResponse } from './dto/note.dto.js';
import type { NoteRecord } from './note.schema.js';

/** A note together with who wrote it. */
export interface NoteView {
  note: NoteRecord;
  recruiter: Named | null;
}

export const presentNote = ({ note, recruiter }: NoteView): NoteResponse => ({
  ...presentRecord(note),
  candidateId: String(note.candidateId),
  description: note.description,
  mentions: note.mentions.map(String),
  score: note.score,
  recruiter: recruiter && presentNamed(recruiter),
});
