import type { Problem } from '@byline/shared-types/domain';
import { getIn, type FormikValues } from 'formik';
import { ProblemError } from '../problems/problem';
import type { Rejection } from './form-context';

/** Whether a failed call caused the error, and not a fault of the app. */
export const isRefusal = (error: unknown): boolean => error instanceof ProblemError || !(error instanceof Error);

/** Refused fields by their name in the form, or null if the form cannot show one of them (or the call as a whole) at a field. */
export function rejectionsOf(
  problem: Problem | null,
  values: FormikValues,
  nameOf: (apiField: string) => string | null,
): Record<string, Rejection> | null {
  const refused = refusedFields(problem);
  if (refused.length === 0) return null;
  const rejected: Record<string, Rejection> = {};
  for (const { field, code } of refused) {
    const name = nameOf(field);
    if (name === null) return null;
    rejected[name] ??= { value: getIn(values, name) as unknown, code };
  }
  return rejected;
}

/** The refused fields of a problem. Some problems of a whole call concern one field. */
function refusedFields(problem: Problem | null): { field: string; code: string }[] {
  if (problem?.errors?.length) return problem.errors;
  return problem?.code === 'email_taken' ? [{ field: 'email', code: problem.code }] : [];
}
