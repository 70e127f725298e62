import { useState } from 'react';
import { useListBulkOperationsQuery, type BulkOperationResponse } from '../../api';

/** How often work that goes on is looked at, and how often somebody's work that may begin. */
const POLL_MS = 1_000;
const IDLE_POLL_MS = 15_000;
/** More than these nobody begins within the minutes in which they can be taken back. */
const LATEST = { limit: 25, filter: { of: 'everybody' } } as const;

/** The latest changes to many candidates that one may see, the newest first, once they are known. */
export function useLatestOperations(): readonly BulkOperationResponse[] | undefined {
  const [runs, setRuns] = useState(false);
  const { data } = useListBulkOperationsQuery(LATEST, {
    pollingInterval: runs ? POLL_MS : IDLE_POLL_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  const running = data?.records.some(({ state }) => state === 'running') ?? false;
  if (running !== runs) setRuns(running);
  return data?.records;
}
