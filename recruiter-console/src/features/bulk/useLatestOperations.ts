import { useState } from 'react';
import { useListBulkOperationsQuery, type BulkOperationResponse, type ListBulkOperationsApiArg } from '../../api';

/** How often work that goes on is looked at, and how often somebody's work that may begin. */
const POLL_MS = 1_000;
const IDLE_POLL_MS = 15_000;
/** More than these nobody begins within the minutes in which they can be taken back. */
const LATEST = { limit: 25 };

/** Changes to many candidates that one may see, the newest first, read again as they go on. */
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

/** The latest of them, once they are known. */
export const useLatestOperations = (): readonly BulkOperationResponse[] | undefined =>
  useFollowedOperations(LATEST).data?.records;
