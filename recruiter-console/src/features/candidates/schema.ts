import { MAX_LINE } from '@byline/shared-types/domain';
import { longer } from '@byline/web-kit/problems';
import { object, string } from 'yup';
import { emailAddress } from '@byline/web-kit/schema';

/** A candidate whom a recruiter adds: only name, address, language and country. The profile takes the rest later. */
export const newCandidateSchema = object({
  firstname: string().trim().required('required').max(MAX_LINE, longer),
  name: string().trim().required('required').max(MAX_LINE, longer),
  email: emailAddress(),
  language: string().required('required'),
  country: string().required('required'),
});
