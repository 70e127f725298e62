import { MAX_PAGE_SIZE } from '@byline/shared-types/domain';
import { useState } from 'react';
import { firstItems, useFurtherAgendaItemsQuery, useListCalendarItemsQuery, type AgendaRange } from '../../api';
import { lastAnswer } from '../../lib/list-state/last-answer';
import { FRESH } from '../../lib/useIntent';
import type { AgendaItem } from './model';
import { useRemoveItem } from './useRemoveItem';

/** The items of a range, and their removal. The first hundred appear before the others are read. */
export function useAgendaItems(range: AgendaRange) {
  const first = lastAnswer(useListCalendarItemsQuery(firstItems(range), { refetchOnMountOrArgChange: FRESH }));
  const total = first.data?.totalCount ?? 0;
  const hasMore = first.currentData !== undefined && total > MAX_PAGE_SIZE;
  const further = useFurtherAgendaItemsQuery(range, { skip: !hasMore, refetchOnMountOrArgChange: FRESH });
  const removeItem = useRemoveItem();
  // Hides a removed item at once, even if an older answer that still has it arrives later.
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const remove = async (item: AgendaItem): Promise<boolean> => {
    const gone = await removeItem(item);
    if (gone) setRemoved((ids) => new Set([...ids, item._id]));
    return gone;
  };
  const read = [...(first.data?.records ?? []), ...((hasMore && further.currentData) || [])];
  // By id: an item that is added between two calls moves another one to the next page.
  const items = [...new Map(read.map((item) => [item._id, item])).values()];
  const failed = hasMore && !further.currentData ? further : first;
  return {
    items: items.filter(({ _id }) => !removed.has(_id)),
    hasData: first.data !== undefined,
    /** The number of items in the range that are not read, when no more will be. */
    unread: hasMore && !further.currentData ? 0 : Math.max(0, total - items.length),
    total,
    error: first.error ?? (hasMore ? further.error : undefined),
    isFetching: first.isFetching || (hasMore && further.isFetching),
    refetch: () => failed.refetch(),
    remove,
  };
}
