import { ProblemError } from '../../common/errors/problem.error.js';

/** Who of the candidate list is meant: those that are named, or `all` that match its search and filter, but for some. */
export interface CandidateSelection {
  ids?: string[] | undefined;
  all?: true | undefined;
  except?: string[] | undefined;
}

/** Refuses a selection that says neither or both, so that nobody means few and reaches all. */
export function requireSelection({ ids, all }: CandidateSelection, at = ''): void {
  if (!ids && !all) throw ProblemError.field(`${at}ids`, 'required');
  if (ids && all) throw ProblemError.field(`${at}all`, 'invalid');
}
