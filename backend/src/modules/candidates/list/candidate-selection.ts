import { fieldProblem, ProblemError } from '../../../common/errors/problem.error.js';
import type { CandidateListParams } from './candidate.list.js';

/** A selection from the candidate list: named candidates, or `all` that match its search and filter, with exceptions. */
export interface CandidateSelection {
  ids?: string[] | undefined;
  all?: true | undefined;
  except?: string[] | undefined;
}

/** Requires either `ids` or `all`; refuses search, filter and exceptions beside `ids`, which they would not narrow (docs/domain/bulk.md#whom). */
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
