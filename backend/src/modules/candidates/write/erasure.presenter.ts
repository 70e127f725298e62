import { ERASED_KINDS, KEPT_OF_ERASED } from '@byline/shared-types/domain';
import type { ErasureReceipt } from '../../../common/events/erased-person.js';
import type { ErasureResponse } from '../dto/erasure.dto.js';

export function presentErasure({ removed, changed }: ErasureReceipt): ErasureResponse {
  const counts = ERASED_KINDS.map((kind) => ({ kind, count: removed[kind] ?? 0 })).filter(({ count }) => count > 0);
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const files = removed.file ?? 0;
  return { records: all - files, files, changed, removed: counts, kept: [...KEPT_OF_ERASED] };
}
