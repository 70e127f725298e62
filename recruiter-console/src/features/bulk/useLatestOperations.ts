import { useState } from 'react';
import { useListBulkOperationsQuery, type BulkOperationResponse, type ListBulkOperationsApiArg } from '../../api';

/** Poll intervals: while an operation runs, and while none does. */
const POLL_MS = 1_000;
const IDLE_POLL_MS = 15_000;
/** Enough for all operations that can still be undone. */
const LATEST = { limit: 25 };

/** The bulk operations that the user may see, newest first, polled for progress. */
export function useFollowedOperations(rows: Pick<ListBulkOperationsApiArg, 'limit' | 'prefer'>) {
  const [runs, setRuns] = useState(false);
  const list = useListBulkOperationsQuery(
    { ...rows, filter: { of: 'everybody' } },
    { pollingInterval: runs ? POLL_MS : IDLE_POLL_MS, skipPollingIfUnfocused: true, refetchOnFocus: true },
  );
  const running = list.data?.records.some(({ state }) => state === 'running') ?? false;
  if (running !== runs) setRuns(running);
  return list;
}

/** The latest operations; undefined while they load. */
export const useLatestOperations = (): readonly BulkOperationResponse[] | undefined =>
  useFollowedOperations(LATEST).data?.records;
