import type { Label, SkillState, UserFunctionName } from '@byline/shared-types/domain';
import type { Types } from 'mongoose';
import type { SearchFields } from '../../common/lists/search.js';
import type { StoredRecord } from '../../common/mongo/record.js';

/** Something a candidate can be good at, alone or as an item of a category. */
export interface SkillRecord extends StoredRecord, SearchFields {
  label: Label;
  /** The label without case and accents, to sort by. */
  keys: Label;
  /** See `uniqueKeys`; its own id alone once it is removed. */
  unique: string[];
  state: SkillState;
  /** Empty: for all functions. */
  userfunctions: UserFunctionName[];
  categoryId: Types.ObjectId | null;
  createdBy: Types.ObjectId | null;
  /** Removed: in no list any more, but candidates who have it keep its label (docs/domain/recruiting.md#in-use). */
  removedAt: Date | null;
}

/** What is shown of a skill beside other records. */
export type SkillLabel = Pick<SkillRecord, '_id' | 'label' | 'state'>;

/** Whose skills a reader sees: everybody's, the approved ones and their own, or the approved ones alone. */
export type Viewer = { recruiter: true } | { recruiter: false; userId: string | null };
