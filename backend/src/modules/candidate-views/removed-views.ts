import { VIEW_UNDO_HOURS } from '@byline/shared-types/domain';
import type { Schema } from 'mongoose';

/** MongoDB deletes removed records when the time for an undo is over. */
export const expiresAfterRemoval = (schema: Schema): unknown =>
  schema.index({ removedAt: 1 }, { expireAfterSeconds: VIEW_UNDO_HOURS * 3_600 });

/** The condition on records that are not removed. */
export const NOT_REMOVED = { removedAt: null } as const;
