import { mailFieldError } from '@byline/shared-types/domain';
import type { TestContext, ValidationError } from 'yup';

/** A test of a schema: a text of a mail has no unknown or torn field. */
export function knownFields(text: string | undefined, { createError }: TestContext): true | ValidationError {
  const message = mailFieldError(text ?? '');
  return message === null || createError({ message });
}
