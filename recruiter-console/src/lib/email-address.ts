import { MAX_EMAIL } from '@byline/shared-types/domain';
import { string } from 'yup';

/** As the server takes them: with a domain that has an ending. The server has the last word. */
const ADDRESS = /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@.,;<>]{2,}$/;

/** A required email address. */
export const emailAddress = () =>
  string().trim().required('required').matches(ADDRESS, 'invalid_email').max(MAX_EMAIL, 'too_long');
