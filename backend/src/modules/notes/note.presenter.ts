import { presentRecord } from '../../common/http/record.presenter.js';
import type { NoteAuthorDto, NoteResponse } from './dto/note.dto.js';
import type { NoteRecord } from './note.schema.js';

type Author = { _id: unknown; firstname: string; name: string };

/** A note together with who wrote it. */
export interface NoteView {
  note: NoteRecord;
  recruiter: Author | null;
}

const presentAuthor = ({ _id, firstname, name }: Author): NoteAuthorDto => ({ _id: String(_id), firstname, name });

export const presentNote = ({ note, recruiter }: NoteView): NoteResponse => ({
  ...presentRecord(note),
  candidateId: String(note.candidateId),
  description: note.description,
  mentions: note.mentions.map(String),
  score: note.score,
  recruiter: recruiter && presentAuthor(recruiter),
});
