import type { Label, SkillState, UserFunctionName } from '@byline/shared-types/domain';
import type { Types } from 'mongoose';
import type { SearchFields } from '../../common/lists/search.js';
import type { Sorted } from '../../common/lists/sort-keys.js';
import type { StoredRecord } from '../../common/mongo/record.js';

/** A skill of candidates, with or without a category. */
export interface SkillRecord extends StoredRecord, SearchFields, Sorted<{ label: Label }> {
  label: Label;
  /** See `uniqueKeys`; its own id alone after removal. */
  unique: string[];
  state: SkillState;
  /** Empty means all. */
  userfunctions: UserFunctionName[];
  categoryId: Types.ObjectId | null;
  createdBy: Types.ObjectId | null;
  /** Removed skills appear in no list, but candidates keep their labels (docs/domain/recruiting.md#in-use). */
  removedAt: Date | null;
}

export type SkillLabel = Pick<SkillRecord, '_id' | 'label' | 'state'>;

/** A recruiter sees all skills; others see approved skills and, with a login, their own proposals. */
export type Viewer = { recruiter: true } | { recruiter: false; userId: string | null };
