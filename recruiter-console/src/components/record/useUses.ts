import type { UseResponse } from '../../api';
import type { Count } from '../../lib/counted';

interface Query {
  currentData?: readonly UseResponse[];
}
type UsesQuery = (ids: string[], options: { skip: boolean; refetchOnMountOrArgChange: true }) => Query;

/** The number of uses of each record by its id, undefined until it is known. Rows never wait for it. */
export function useUses(
  query: UsesQuery,
  records: readonly { _id: string }[] | undefined,
): (id: string) => Count | undefined {
  const ids = (records ?? []).map(({ _id }) => _id).sort();
  const { currentData } = query(ids, { skip: ids.length === 0, refetchOnMountOrArgChange: true });
  const byId = new Map(currentData?.map(({ _id, count, capped }) => [_id, { count, more: capped }]));
  return (id) => byId.get(id);
}
