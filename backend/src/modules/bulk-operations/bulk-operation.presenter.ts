import { presentNamed, type Named } from '../../common/http/record.presenter.js';
import type { SecurityEvent } from '../../common/security-log/security-event.schema.js';
import type { CandidateName } from '../candidates/record/candidate.record.js';
import type { BulkItemRecord } from './bulk-item.schema.js';
import type { BulkOperationRecord } from './bulk-operation.schema.js';
import type {
  BulkAbilitiesDto,
  BulkOperationResponse,
  BulkOriginResponse,
  BulkSkippedDto,
} from './dto/bulk-operation.dto.js';

export interface BulkOperationView {
  operation: BulkOperationRecord;
  /** The caller's permissions. */
  abilities: BulkAbilitiesDto;
  /** The job of a proposal; null for other operations. */
  job: { title: string } | null;
  userOf: (id: BulkOperationRecord['createdBy']) => Named | null;
  /** The first skipped candidates. */
  skipped: Pick<BulkItemRecord, 'candidateId' | 'reason'>[];
  nameOf: (id: BulkItemRecord['candidateId']) => CandidateName | null;
}

export const presentBulkOrigin = (event: SecurityEvent | null): BulkOriginResponse => ({
  address: event?.address ?? null,
  network: event?.network ?? null,
  userAgent: event?.userAgent ?? null,
});

export function presentBulkOperation(view: BulkOperationView): BulkOperationResponse {
  const { operation, abilities, job, userOf, skipped, nameOf } = view;
  const { _id, action, undoes, state, total, done, createdBy, decidedBy, declineReason } = operation;
  const [starter, decider] = [userOf(createdBy), decidedBy && userOf(decidedBy)];
  return {
    _id: String(_id),
    startedBy: starter && presentNamed(starter),
    action,
    job: action.proposal && job ? { _id: action.proposal.jobId, title: job.title } : null,
    undoes: undoes && String(undoes),
    state,
    total,
    done,
    skipped: operation.skipped,
    skippedCandidates: skipped.map(({ candidateId, reason }): BulkSkippedDto => {
      const candidate = nameOf(candidateId);
      const name = candidate && `${candidate.firstname} ${candidate.name}`;
      return { candidateId: String(candidateId), name, code: reason ?? 'gone' };
    }),
    undoableUntil: operation.undoableUntil?.toISOString() ?? null,
    waitsUntil: operation.waitsUntil?.toISOString() ?? null,
    decidedBy: decider ? presentNamed(decider) : null,
    declineReason: declineReason ?? null,
    abilities,
    createdAt: operation.createdAt.toISOString(),
  };
}
