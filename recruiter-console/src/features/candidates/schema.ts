import { MAX_LINE } from '@byline/shared-types/domain';
import { object, string } from 'yup';
import { emailAddress } from '@byline/web-kit/schema';

/** A candidate added by a recruiter: who and how to reach them; the rest comes later. */
export const newCandidateSchema = object({
  firstname: string().trim().required('required').max(MAX_LINE, 'too_long'),
  name: string().trim().required('required').max(MAX_LINE, 'too_long'),
  email: emailAddress(),
  language: string().required('required'),
  country: string().required('required'),
});
