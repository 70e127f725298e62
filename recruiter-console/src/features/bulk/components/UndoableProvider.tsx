import { now } from '@byline/web-kit/dates';
import { ErrorBoundary } from '@byline/web-kit/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { UndoableContext } from '../../../components/layout/undoable-context';
import { undo } from '../messages';
import { nameOf, useOperationText } from '../operation-texts';
import { leftOf, undoableOf } from '../undoable';
import { useLatestOperations } from '../useLatestOperations';
import { useTakeBack } from '../useTakeBack';

const MINUTE_MS = 60_000;
/** The server tells its time in whole seconds: ten minutes may seem to be a moment more. */
const CLOCK_STEP_MS = 1_000;

interface UndoableProviderProps {
  children: ReactNode;
}

/** The user menu's list of operations that can still be undone: in every tab, and no longer than they can be. A list that breaks leaves the page without it. */
export function UndoableProvider({ children }: UndoableProviderProps) {
  return (
    <ErrorBoundary fallback={() => children}>
      <Undoables>{children}</Undoables>
    </ErrorBoundary>
  );
}

function Undoables({ children }: UndoableProviderProps) {
  const { formatMessage } = useIntl();
  const textOf = useOperationText();
  const takeBack = useTakeBack();
  const operations = useLatestOperations();
  const [at, setAt] = useState(now);
  const [judged, setJudged] = useState(operations);
  // The minutes of an answer count from its coming, however long the page has been open.
  if (judged !== operations) {
    setJudged(operations);
    setAt(now());
  }
  const undoable = undoableOf(operations ?? [], at);
  // Until one of them has a minute less, or none.
  const next = Math.min(...undoable.map((operation) => leftOf(operation, at) % MINUTE_MS || MINUTE_MS));
  useEffect(() => {
    if (next === Infinity) return undefined;
    const timer = setTimeout(() => setAt(now()), next);
    return () => clearTimeout(timer);
  }, [at, next]);
  const entries = undoable.map((operation) => ({
    id: operation._id,
    text: textOf(operation),
    action: formatMessage(undo[nameOf(operation.action)]),
    minutes: Math.max(1, Math.ceil((leftOf(operation, at) - CLOCK_STEP_MS) / MINUTE_MS)),
    undo: () => void takeBack(operation._id),
  }));
  return <UndoableContext value={entries}>{children}</UndoableContext>;
}
