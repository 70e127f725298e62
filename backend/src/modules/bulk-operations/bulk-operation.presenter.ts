import type { BulkItemRecord } from './bulk-item.schema.js';
import type { BulkOperationRecord } from './bulk-operation.schema.js';
import type { BulkOperationResponse, BulkSkippedDto } from './dto/bulk-operation.dto.js';
import type { CandidateName } from '../candidates/candidate.record.js';

export interface BulkOperationView {
  operation: BulkOperationRecord;
  /** The first of those it left as they were. */
  skipped: Pick<BulkItemRecord, 'candidateId' | 'reason'>[];
  nameOf: (id: BulkItemRecord['candidateId']) => CandidateName | null;
}

export function presentBulkOperation({ operation, skipped, nameOf }: BulkOperationView): BulkOperationResponse {
  const { _id, action, undoes, state, total, done, undoableUntil } = operation;
  return {
    _id: String(_id),
    action,
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
    undoableUntil: undoableUntil?.toISOString() ?? null,
    createdAt: operation.createdAt.toISOString(),
  };
}
