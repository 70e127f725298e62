import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { now } from '@byline/web-kit/dates';
import { readStored, writeStored } from '@byline/web-kit/storage';
import { api, useListBulkOperationsQuery, type BulkOperationResponse } from '../../../api';
import { OperationBar } from './OperationBar';

/** How often work that goes on is looked at. */
const POLL_MS = 1_000;
/** Where this browser keeps which one was closed last. */
const CLOSED = 'byline.closedOperation';

/** Whether there is nothing left to follow of an operation, and nothing to take back. */
const isOver = ({ state, done, undoableUntil }: BulkOperationResponse, at: number): boolean =>
  state !== 'running' && (done === 0 || undoableUntil === null || Date.parse(undoableUntil) <= at);

/** Follows one's latest change to many candidates from any screen, also after a reload, until it is closed. */
export function Operations() {
  const dispatch = useDispatch();
  const [runs, setRuns] = useState(false);
  const { data } = useListBulkOperationsQuery(
    { limit: 1 },
    { pollingInterval: runs ? POLL_MS : 0, skipPollingIfUnfocused: true },
  );
  const [latest] = data?.records ?? [];
  const [lastClosed] = useState(() => readStored(CLOSED));
  // What had ended before this page was opened is shown again only as long as it can be taken back.
  const [closed, setClosed] = useState<string | null | undefined>(undefined);
  if (data && closed === undefined)
    setClosed(latest && (latest._id === lastClosed || isOver(latest, now())) ? latest._id : null);
  const running = latest?.state === 'running';
  if (running !== runs) setRuns(running);

  const loaded = data !== undefined;
  const before = useRef<string | undefined>(undefined);
  const version = latest && `${latest._id} ${latest.state}`;
  useEffect(() => {
    if (!loaded) return;
    const ended = before.current !== undefined && version !== before.current && !running;
    before.current = version ?? '';
    if (ended) dispatch(api.util.invalidateTags(['Candidate', 'CandidateTiles', 'Folder', 'Tag', 'Email']));
  }, [dispatch, loaded, running, version]);
  const id = latest?._id;
  const close = useCallback(() => {
    setClosed(id);
    writeStored(CLOSED, id ?? '');
  }, [id]);
  if (!latest || closed === undefined || id === closed) return null;
  return <OperationBar key={id} operation={latest} onClose={close} />;
}
