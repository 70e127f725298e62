import { EXACT, useListCandidatesQuery } from '../../api';
import { listQuery } from '../../api/candidate-queries';
import type { ListState } from './list-state';
import type { Selection } from './selection';
import { useListCounts } from './useListCounts';

/** The exact number of selected candidates; a whole list may need its own count. Null while it loads. */
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
