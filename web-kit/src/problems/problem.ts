import type { FieldProblem, Problem } from '@byline/shared-types/domain';

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'status' in value && 'title' in value && 'code' in value;

/** A failed call, with the API's problem; `problem` is null without an answer. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';

  constructor(readonly problem: Problem | null) {
    super(problem?.code ?? 'no answer');
  }
}

/** The problem of a record that is missing from a list, as if the app had requested it alone. */
export const notFound = (): ProblemError =>
  new ProblemError({ type: 'about:blank', status: 404, title: 'Not Found', detail: '', code: 'not_found' });

/**
 * Finds the problem document in the error of a call: an RTK Query error (`{status, data}`), a ProblemError, or an answer that is
 * not a problem document (a proxy's page), of which only the status is known. Null: no answer.
 */
export function toProblem(error: unknown): Problem | null {
  if (error instanceof ProblemError) return error.problem;
  if (typeof error !== 'object' || error === null || !('status' in error)) return null;
  const data: unknown = 'data' in error ? error.data : undefined;
  if (isProblem(data)) return data;
  const { status } = error;
  const code = 'originalStatus' in error && typeof error.originalStatus === 'number' ? error.originalStatus : status;
  if (typeof code !== 'number') return null;
  return { type: 'about:blank', status: code, title: '', detail: '', code: 'something_wrong' };
}

/** Whether the app gave the call up, for example because the session ended. The app reports that elsewhere. */
export const isGivenUp = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

export const statusOf = (error: unknown): number | null => toProblem(error)?.status ?? null;

/** Whether another person saved first. */
export const isStale = (error: unknown): boolean => toProblem(error)?.code === 'stale_version';

/** Error codes by field name; the first problem of a field wins. */
export function fieldErrors(error: unknown): Record<string, string> {
  const problems: FieldProblem[] = toProblem(error)?.errors ?? [];
  return Object.fromEntries(problems.toReversed().map(({ field, code }) => [field, code]));
}
