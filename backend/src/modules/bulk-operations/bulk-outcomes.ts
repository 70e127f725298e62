import type { BulkSkip } from '@byline/shared-types/domain';
import type { BulkEffect, BulkItemRecord } from './bulk-item.schema.js';
import type { BulkOutcome } from './bulk-items.repository.js';

export const done = ({ _id }: BulkItemRecord, effect: BulkEffect | null): BulkOutcome => ({
  _id,
  state: 'done',
  reason: null,
  effect,
});

export const skipped = ({ _id }: BulkItemRecord, reason: BulkSkip): BulkOutcome => ({
  _id,
  state: 'skipped',
  reason,
  effect: null,
});
