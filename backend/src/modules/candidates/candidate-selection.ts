import { fieldProblem, ProblemError } from '../../common/errors/problem.error.js';
import type { CandidateListParams } from './candidate.list.js';

/** Who of the candidate list is meant: those that are named, or `all` that match its search and filter, but for some. */
export interface CandidateSelection {
  ids?: string[] | undefined;
  all?: true | undefined;
  except?: string[] | undefined;
}

/**
 * Refuses a selection that says neither or both, and one that names candidates beside a search, a filter or exceptions, by which nobody would be
 * left out (docs/domain/bulk.md#whom).
 */
export function requireSelection(
  { ids, all, except }: CandidateSelection,
  { search, filter }: Pick<CandidateListParams, 'search' | 'filter'>,
  at = '',
): void {
  if (!ids && !all) throw ProblemError.field(`${at}ids`, 'required');
  if (ids && all) throw ProblemError.field(`${at}all`, 'invalid');
  if (!ids) return;
  const filters = Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [`filter.${name}`]));
  const beside = [...(search ? ['search'] : []), ...filters, ...(except ? [`${at}except`] : [])];
  if (beside.length > 0) throw ProblemError.fields(beside.map((field) => fieldProblem(field, 'invalid')));
}
