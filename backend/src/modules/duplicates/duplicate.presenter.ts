import { presentNamed, presentRecord, type Named } from '../../common/http/record.presenter.js';
import type { CandidateIdentity } from '../candidates/record/candidate.record.js';
import type { DuplicateMatchResponse, DuplicatePersonDto, DuplicateResponse } from './dto/duplicate.dto.js';
import { abilitiesOf } from './duplicate.policy.js';
import type { DuplicateRecord } from './duplicate.schema.js';
import type { Match } from './find-duplicates.js';

/** A pair with its people and the recruiter who answered. */
export interface DuplicateView {
  duplicate: DuplicateRecord;
  candidates: CandidateIdentity[];
  decidedBy: Named | null;
}

const presentPerson = (person: CandidateIdentity): DuplicatePersonDto => ({
  ...presentNamed(person),
  email: person.email,
  archived: person.archived,
  createdAt: person.createdAt.toISOString(),
});

export const presentDuplicate = ({ duplicate, candidates, decidedBy }: DuplicateView): DuplicateResponse => ({
  ...presentRecord(duplicate),
  candidates: candidates.map(presentPerson),
  reasons: duplicate.reasons,
  certainty: duplicate.certainty,
  state: duplicate.state,
  decidedAt: duplicate.decidedAt?.toISOString() ?? null,
  decidedBy: decidedBy && presentNamed(decidedBy),
  abilities: abilitiesOf(duplicate),
});

export const presentMatch = ({ candidate, reasons, certainty }: Match): DuplicateMatchResponse => ({
  candidate: presentPerson(candidate),
  reasons,
  certainty,
});
