import { longer } from '@byline/web-kit/problems';
import { object, string } from 'yup';
import { isWebAddress, MAX_URL, withScheme } from '@byline/shared-types/domain';

/** A link needs both its name and its address. */
export const linkSchema = object({
  name: string().required('required'),
  url: string()
    .trim()
    .required('required')
    .max(MAX_URL, longer)
    .test('url', 'invalid_url', (url) => !url || isWebAddress(withScheme(url))),
});
