import { MAX_LINE } from '@byline/shared-types/domain';
import { longer } from '@byline/web-kit/problems';
import { object, string } from 'yup';

export interface FolderValues {
  name: string;
}

/** A folder needs a name (docs/domain/candidates.md#folders). */
export const folderSchema = object({ name: string().trim().required('required').max(MAX_LINE, longer) });
