import { useEffect, useEffectEvent, useState } from 'react';
import type { Count } from '../counted';

interface ListCall {
  currentData?: { records: readonly unknown[] } | undefined;
  fulfilledTimeStamp?: number | undefined;
  refetch: () => unknown;
}

interface Counted {
  /** Undefined while it loads. */
  total: Count | number | undefined;
  isFetching: boolean;
}

/** Records that match since the rows were read, and the way to show them. */
export interface MoreMatch {
  count: number;
  onShow: () => void;
}

interface Place {
  /** The question without its page. */
  of: unknown;
  page: number;
  size: number;
  isEmpty: boolean;
  toStart: () => void;
}

/**
 * A colleague's change refreshes the counts of a list but no rows, so none moves under the pointer. The difference are
 * the new matches, which an empty list shows at once (docs/domain/interface.md#live).
 */
export function useMoreMatch(
  list: ListCall,
  { total, isFetching }: Counted,
  { of, page, size, isEmpty, toStart }: Place,
): MoreMatch {
  const rowsOf = JSON.stringify([of, page, list.fulfilledTimeStamp]);
  const [read, setRead] = useState<{ rowsOf: string; total: number } | null>(null);
  const exact = typeof total === 'number' ? total : total?.more ? undefined : total?.count;
  // Rows that do not fill their page tell the number at their own moment, which the count may be later than.
  const rows = list.currentData?.records.length ?? 0;
  const told = rows > 0 && rows < size ? (page - 1) * size + rows : undefined;
  // Rows and counts load side by side, so a count under way belongs to the new rows. Records that left do not hide later ones.
  if (exact !== undefined && !isFetching && (read?.rowsOf !== rowsOf || exact < read.total))
    setRead({ rowsOf, total: Math.min(exact, told ?? exact) });
  const count = exact !== undefined && read?.rowsOf === rowsOf ? Math.max(0, exact - read.total) : 0;
  const onShow = (): void => {
    toStart();
    void list.refetch();
  };
  const showFirst = useEffectEvent(onShow);
  const isFirst = count > 0 && isEmpty;
  useEffect(() => {
    if (isFirst) showFirst();
  }, [isFirst]);
  return { count: isEmpty ? 0 : count, onShow };
}
