import { VIEW_MAILS, type ViewMails } from '@byline/shared-types/domain';
import { Schema, type Types } from 'mongoose';
import { recordOptions, versionField, type StoredRecord } from '../../common/mongo/record.js';
import { expiresAfterRemoval } from './removed-views.js';

/** The relation of one recruiter to one view (docs/domain/views.md#new). */
export interface ViewFollowerRecord extends StoredRecord {
  viewId: Types.ObjectId;
  userId: Types.ObjectId;
  /** Opens with the list; at most one view of a recruiter. */
  isDefault: boolean;
  /** The place in the recruiter's own order; null behind the others. */
  place: number | null;
  /** The last visit, or the beginning of the mails; null before both, and since a change of the view's list. */
  seenAt: Date | null;
  /** The candidates who matched then; null if they were too many. */
  seen: Types.ObjectId[] | null;
  /** The candidates of mails since then. */
  mailed: Types.ObjectId[];
  mailedAt: Date | null;
  mails: ViewMails;
  /** When the worker looks next; null without mails. */
  nextMailAt: Date | null;
  removedAt: Date | null;
}

export const viewFollowerSchema = new Schema<ViewFollowerRecord>(
  {
    viewId: { type: Schema.Types.ObjectId, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    isDefault: { type: Boolean, default: false },
    place: { type: Number, default: null },
    seenAt: { type: Date, default: null },
    seen: { type: [Schema.Types.ObjectId], default: [] },
    mailed: { type: [Schema.Types.ObjectId], default: [] },
    mailedAt: { type: Date, default: null },
    mails: { type: String, enum: VIEW_MAILS, default: 'never' },
    nextMailAt: { type: Date, default: null },
    removedAt: { type: Date, default: null },
    ...versionField,
  },
  recordOptions('candidate_view_followers'),
);
viewFollowerSchema.index({ userId: 1, viewId: 1 }, { unique: true });
viewFollowerSchema.index({ viewId: 1 });
viewFollowerSchema.index({ userId: 1 }, { unique: true, partialFilterExpression: { isDefault: true } });
// For the worker.
viewFollowerSchema.index({ nextMailAt: 1 });
expiresAfterRemoval(viewFollowerSchema);
