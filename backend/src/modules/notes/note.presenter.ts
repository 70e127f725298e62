import type { Principal } from '../../common/auth/principal.js';
import { abilitiesOfWritten } from '../../common/auth/written.policy.js';
import { editedAtOf, presentNamed, presentRecord, type Named } from '../../common/http/record.presenter.js';
import type { NoteResponse } from './dto/note.dto.js';
import type { NoteRecord } from './note.schema.js';

/** A note with its author. */
export interface NoteView {
  note: NoteRecord;
  recruiter: Named | null;
}

export const presentNote =
  (me: Principal) =>
  ({ note, recruiter }: NoteView): NoteResponse => ({
    ...presentRecord(note),
    editedAt: editedAtOf(note),
    abilities: abilitiesOfWritten(me, note.recruiterId),
    candidateId: String(note.candidateId),
    description: note.description,
    mentions: note.mentions.map(String),
    score: note.score,
    recruiter: recruiter && presentNamed(recruiter),
  });
