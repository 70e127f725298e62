import { useState } from 'react';
import { useListBulkOperationsQuery, type BulkOperationResponse } from '../../api';

/** How often work that goes on is looked at. */
const POLL_MS = 1_000;
/** More than these nobody begins within the minutes in which they can be taken back. */
const LATEST = { limit: 10 };

/** One's latest changes to many candidates, the newest first, once they are known: those of other tabs once this one is looked at again. */
export function useLatestOperations(): readonly BulkOperationResponse[] | undefined {
  const [runs, setRuns] = useState(false);
  const { data } = useListBulkOperationsQuery(LATEST, {
    pollingInterval: runs ? POLL_MS : 0,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  const running = data?.records.some(({ state }) => state === 'running') ?? false;
  if (running !== runs) setRuns(running);
  return data?.records;
}
