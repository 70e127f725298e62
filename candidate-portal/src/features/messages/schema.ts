import { MAX_TEXT } from '@byline/shared-types/domain';
import { longer } from '@byline/web-kit/problems';
import { object, string } from 'yup';

export const answerSchema = object({ message: string().trim().required('required').max(MAX_TEXT, longer) });
