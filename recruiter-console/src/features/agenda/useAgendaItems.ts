import { useState } from 'react';
import { useAgendaItemsQuery } from '../../api';
import { lastAnswer } from '../../lib/list-state/last-answer';
import { FRESH } from '../../lib/useIntent';
import type { AgendaItem } from './model';
import { useRemoveItem } from './useRemoveItem';

const NO_ITEMS: AgendaItem[] = [];

/** The items of a range, and their removal. */
export function useAgendaItems(range: Parameters<typeof useAgendaItemsQuery>[0] & object) {
  const answer = lastAnswer(useAgendaItemsQuery(range, { refetchOnMountOrArgChange: FRESH }));
  const removeItem = useRemoveItem();
  // Hides a removed item at once, even if an older answer that still has it arrives later.
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const remove = async (item: AgendaItem): Promise<boolean> => {
    const gone = await removeItem(item);
    if (gone) setRemoved((ids) => new Set([...ids, item._id]));
    return gone;
  };
  const items = (answer.data?.items ?? NO_ITEMS).filter(({ _id }) => !removed.has(_id));
  return { ...answer, items, remove };
}
