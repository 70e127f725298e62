import { useEffect, useEffectEvent, useState } from 'react';
import type { Count } from '../counted';

interface Answer<Row> {
  records: readonly Row[];
  /** Null when the call did not ask for a count. */
  totalCount: number | null;
}

/** A list call, as the API's hooks return it. */
interface ListCall<Row> {
  /** The answer to the current query. */
  currentData?: Answer<Row>;
  /** The last answer, also to an earlier query. */
  data?: Answer<Row>;
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
}

export interface Rows<Row> {
  rows: readonly Row[];
  /** Null while it is unknown. */
  total: number | null;
  /** The real number is higher than `total`. */
  more?: boolean;
  /** The rows come from the last answer while the next one loads. */
  dimmed: boolean;
  /** The number of placeholder rows when there are no earlier rows to show. */
  loadingRows?: number;
  error?: unknown;
  retry: () => void;
}

interface RowsOptions {
  page: number;
  size: number;
  /** The counted query (search and filter, without page and order): the total stays valid while it does not change. */
  of: unknown;
  /** The total of a separate count call, if this call does not count; undefined while it loads. */
  total?: Count | number | undefined;
  /** Runs when the requested page is past the end. */
  onPage: (last: number) => void;
  /** Other calls of the same screen, which "Try again" repeats too. */
  also?: readonly { refetch: () => unknown }[];
  /** The filters exclude each other, so there is no request. */
  nothing?: boolean;
}

const exactly = (count: number): Count => ({ count, more: false });

/** The total: from this call, from its last page, or from another call's count. */
function totalOf<Row>({ records, totalCount }: Answer<Row>, { page, size, total }: RowsOptions): Count | undefined {
  if (totalCount !== null) return exactly(totalCount);
  const isLast = records.length < size && (records.length > 0 || page === 1);
  if (isLast) return exactly((page - 1) * size + records.length);
  return typeof total === 'number' ? exactly(total) : total;
}

const NONE = { rows: [], total: 0, dimmed: false };

/**
 * The rows of a list. The last rows stay, dimmed, until the next ones load; a count shows only when it is known
 * (docs/domain/interface.md#lists).
 */
export function useRows<Row>(call: ListCall<Row>, options: RowsOptions): Rows<Row> {
  const { page, size, of, onPage, also = [], nothing = false } = options;
  const { currentData, data, isFetching, error } = call;
  const counted = JSON.stringify(of);
  const [known, setKnown] = useState<{ counted: string; total: Count } | null>(null);
  const answered = currentData && totalOf(currentData, options);
  if (
    answered &&
    (known?.total.count !== answered.count || known.total.more !== answered.more || known.counted !== counted)
  ) {
    setKnown({ counted, total: answered });
  }
  const last = Math.max(1, Math.ceil((answered?.count ?? 0) / size));
  const isEmpty = currentData?.records.length === 0;
  const pastEnd = !nothing && !isFetching && answered !== undefined && page > last && (isEmpty || !answered.more);
  const goToLast = useEffectEvent(() => onPage(last));
  useEffect(() => {
    if (pastEnd) goToLast();
  }, [pastEnd]);

  const retry = (): void => [call, ...also].forEach((one) => void one.refetch());
  if (nothing) return { ...NONE, retry };
  const { count = null, more = false } = answered ?? (known?.counted === counted ? known.total : {});
  const total = { total: count, more };
  if (currentData && !pastEnd) return { rows: currentData.records, ...total, dimmed: false, retry };
  if (error && !isFetching) return { ...NONE, ...total, error, retry };
  const kept = data?.records ?? [];
  return { rows: kept, ...total, dimmed: kept.length > 0, ...(kept.length === 0 && { loadingRows: size }), retry };
}
