import { presentNamed, type Named } from '../../common/http/record.presenter.js';
import type { MergeResponse, MergeUndoneResponse } from './dto/merge.dto.js';
import type { MergeRecord } from './merge.schema.js';
import type { UndoneMerge } from './undo-merge.js';

/** A merge with the people that it names. */
export interface MergeView {
  merge: MergeRecord;
  candidate: Named | null;
  gone: Named;
  mergedBy: Named | null;
}

export const presentMerge = ({ merge, candidate, gone, mergedBy }: MergeView): MergeResponse => ({
  _id: String(merge._id),
  createdAt: merge.createdAt.toISOString(),
  candidate: candidate && presentNamed(candidate),
  gone: presentNamed(gone),
  mergedBy: mergedBy && presentNamed(mergedBy),
  undoUntil: merge.undoUntil.toISOString(),
});

export const presentUndone = ({ staysId, goneId, left }: UndoneMerge): MergeUndoneResponse => ({
  candidateId: String(staysId),
  restoredId: String(goneId),
  left,
});
