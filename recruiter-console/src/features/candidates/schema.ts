import { MAX_EMAIL, MAX_LINE } from '@byline/shared-types/domain';
import { object, string } from 'yup';

/** A candidate added by a recruiter: who and how to reach them; the rest comes later. */
export const newCandidateSchema = object({
  firstname: string().trim().required('required').max(MAX_LINE, 'too_long'),
  name: string().trim().required('required').max(MAX_LINE, 'too_long'),
  email: string().trim().required('required').email('invalid_email').max(MAX_EMAIL, 'too_long'),
  language: string().required('required'),
  country: string().required('required'),
});
