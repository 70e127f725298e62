import { webAddress } from '@byline/web-kit/schema';
import { object, string } from 'yup';

/** A link needs both its name and its address. */
export const linkSchema = object({
  name: string().required('required'),
  url: webAddress().required('required'),
});
