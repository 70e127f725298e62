import type { HistoryKind } from '@byline/shared-types/domain';
import type { Types } from 'mongoose';
import type { Named } from '../../common/http/record.presenter.js';
import type { CandidateRecord } from '../candidates/record/candidate.record.js';
import type { HistoryAuthorDto, HistoryEntryDto } from './dto/candidate-history.dto.js';
import type { HistoryFact } from './history-source.js';
import { cursorOf, type PlacedFact } from './merge-history.rules.js';

type Person = Pick<CandidateRecord, '_id' | 'userId' | 'firstname' | 'name'>;
type UserOf = (id: Types.ObjectId | null | undefined) => Named | null;

const NOBODY = { _id: null, firstname: null, name: null };

function authorOf({ act, by, sender }: PlacedFact, candidate: Person, userOf: UserOf): HistoryAuthorDto | null {
  const { _id, userId, firstname, name } = candidate;
  if (act === 'mail_failed') return { type: 'mail_server', ...NOBODY };
  if (sender) return { type: 'sender', ...NOBODY, name: sender.name || sender.email };
  if (by === undefined) return null;
  if (by === null) return { type: 'system', ...NOBODY };
  if (by.equals(_id) || userId?.equals(by))
    return { type: 'candidate', _id: userId && String(userId), firstname, name };
  const user = userOf(by);
  return { type: 'user', _id: String(by), firstname: user?.firstname ?? null, name: user?.name ?? null };
}

const idOf = (id: Types.ObjectId | null | undefined): string | null => (id ? String(id) : null);

const presentUndelivered = (report: HistoryFact['undelivered']): HistoryEntryDto['undelivered'] =>
  report ? { address: report.address, kind: report.kind, at: report.at.toISOString() } : null;

export const presentEntry = (
  fact: PlacedFact,
  kind: HistoryKind,
  candidate: Person,
  userOf: UserOf,
): HistoryEntryDto => ({
  _id: cursorOf(fact),
  at: fact.at.toISOString(),
  kind,
  act: fact.act,
  who: authorOf(fact, candidate, userOf),
  recordId: idOf(fact.recordId),
  jobId: idOf(fact.jobId),
  conversationId: idOf(fact.conversationId),
  undelivered: presentUndelivered(fact.undelivered),
  title: fact.title ?? null,
  text: fact.text ?? null,
  score: fact.score ?? null,
  answered: fact.answered ?? null,
  asked: fact.asked ?? null,
  changes: fact.changes ?? [],
});
