import { MAX_LINE } from '@byline/shared-types/domain';
import { longer } from '@byline/web-kit/problems';
import { object, string } from 'yup';

const line = string().trim().required('required').max(MAX_LINE, longer);

/** A category and a skill need a label in each language (docs/domain/recruiting.md#specialisations). */
export const labelSchema = object({ EN: line, NL: line, FR: line });
