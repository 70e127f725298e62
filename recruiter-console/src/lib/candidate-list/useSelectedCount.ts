import { EXACT, useListCandidatesQuery } from '../../api';
import { listQuery } from '../../api/candidate-queries';
import type { ListState } from './list-state';
import type { Selection } from './selection';
import { useListCounts } from './useListCounts';

/** How many are selected; of all of a list it is the exact number, which is asked for where it is not known. Null until it is there. */
export function useSelectedCount(selection: Selection, state: ListState): number | null {
  const { total } = useListCounts(state);
  const query = listQuery(state);
  const exact = useListCandidatesQuery(
    { ...query, limit: 1, fields: ['name'], prefer: EXACT },
    { skip: !selection.all || !total?.more || query === null },
  );
  if (!selection.all) return selection.people.size;
  const all = total?.more ? exact.currentData?.totalCount : total?.count;
  return typeof all === 'number' ? all - selection.except.size : null;
}
