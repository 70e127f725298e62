import { useEffect, useEffectEvent, useState } from 'react';
import type { Count } from '../counted';

interface Answer<Row> {
  records: readonly Row[];
  /** Null where the call was not asked to count. */
  totalCount: number | null;
}

/** A list's call, as the API's hooks answer it. */
interface ListCall<Row> {
  /** The answer to what is asked now. */
  currentData?: Answer<Row>;
  /** The last answer, whatever was asked. */
  data?: Answer<Row>;
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/** What a list shows at this moment. */
export interface Rows<Row> {
  rows: readonly Row[];
  /** Null while it is not known. */
  total: number | null;
  /** There are more than the total says, and nobody counted how many. */
  more?: boolean;
  /** The rows are those of the last answer: the next is on its way. */
  dimmed: boolean;
  /** Placeholder rows, where there are none to keep. */
  loadingRows?: number;
  error?: unknown;
  retry: () => void;
}

interface RowsOptions {
  page: number;
  size: number;
  /** What is counted (search and filter, without page and order): while it stays, so does the total. */
  of: unknown;
  /** Where the call does not count: how many match, from one that counts more than that; undefined until it is there. */
  total?: Count | number | undefined;
  /** The page asked for is past the end. */
  onPage: (last: number) => void;
  /** Other calls of the same screen, which "Try again" asks again too. */
  also?: readonly { refetch: () => unknown }[];
  /** Nothing can match, so nothing is asked. */
  nothing?: boolean;
}

const exactly = (count: number): Count => ({ count, more: false });

/** How many match: as the call says, as its last page shows, or as another call counted. */
function totalOf<Row>({ records, totalCount }: Answer<Row>, { page, size, total }: RowsOptions): Count | undefined {
  if (totalCount !== null) return exactly(totalCount);
  const isLast = records.length < size && (records.length > 0 || page === 1);
  if (isLast) return exactly((page - 1) * size + records.length);
  return typeof total === 'number' ? exactly(total) : total;
}

const NONE = { rows: [], total: 0, dimmed: false };

/** The rows of a list: the last ones stay, dimmed, until the next are there; counts only when known (docs/domain/interface.md#lists). */
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
