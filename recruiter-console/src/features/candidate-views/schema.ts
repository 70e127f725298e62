import { MAX_VIEW_NAME } from '@byline/shared-types/domain';
import { longer } from '@byline/web-kit/problems';
import { boolean, object, string } from 'yup';

export interface ViewValues {
  name: string;
  shared: boolean;
}

export const viewSchema = object({
  name: string().trim().required('required').max(MAX_VIEW_NAME, longer),
  shared: boolean().required(),
});
