import type { FieldProblem, Problem } from '@byline/shared-types/domain';
import type { IntlShape } from 'react-intl';
import { common } from '../i18n/common';

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value && 'status' in value && 'detail' in value;
}

/** The problem document of a failed call; null when there was no answer or it was none of ours. */
export function problemOf(error: unknown): Problem | null {
  if (typeof error !== 'object' || error === null || !('data' in error)) return null;
  return isProblem(error.data) ? error.data : null;
}

export function statusOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('status' in error)) return null;
  return typeof error.status === 'number' ? error.status : null;
}

/** "409 Conflict", or `something_wrong` when there was no response (docs/domain/lists.md#errors). */
export function problemTitle(error: unknown, intl: IntlShape): string {
  const problem = problemOf(error);
  return problem ? `${problem.status} ${problem.title}` : intl.formatMessage(common.somethingWrong);
}

/** The server's message, or `contact_recruiter` when there was no response. */
export const problemText = (error: unknown, intl: IntlShape): string =>
  problemOf(error)?.detail ?? intl.formatMessage(common.contactRecruiter);

export const isStale = (error: unknown): boolean => problemOf(error)?.code === 'stale_version';

/** Wrong fields by name, for Formik; the first problem of a field wins. */
export function fieldErrors(error: unknown): Record<string, string> {
  const problems: FieldProblem[] = problemOf(error)?.errors ?? [];
  return Object.fromEntries(problems.toReversed().map(({ field, code }) => [field, code]));
}
