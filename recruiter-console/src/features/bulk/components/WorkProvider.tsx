import { formatMoment, now } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { useCurrentUser } from '@byline/web-kit/session';
import { ErrorBoundary } from '@byline/web-kit/ui';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { BulkOperationResponse } from '../../../api';
import { WorkContext, type Undoable, type Work } from '../../../components/layout/work-context';
import { displayName } from '../../../lib/format';
import { nameOf, partOf, useOperationText } from '../operation-texts';
import { isOf, isOpen, leftOf, undoableOf } from '../undoable';
import { useLatestOperations } from '../useLatestOperations';
import { useTakeBack } from '../useTakeBack';

const OperationDialog = lazy(() => import('./OperationDialog'));

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** The server's time has whole seconds, so ten minutes can appear as slightly more. */
const CLOCK_STEP_MS = 1_000;

interface WorkProviderProps {
  children: ReactNode;
}

/**
 * Feeds the user menu: open operations, those that wait for approval, and those that the user can still undo. It works in every tab. If it
 * fails, the page still works.
 */
export function WorkProvider({ children }: WorkProviderProps) {
  return (
    <ErrorBoundary fallback={() => children}>
      <Works>{children}</Works>
    </ErrorBoundary>
  );
}

function Works({ children }: WorkProviderProps) {
  const t = useT();
  const isMine = isOf(useCurrentUser()._id);
  const textOf = useOperationText();
  const takeBack = useTakeBack();
  const operations = useLatestOperations();
  const [at, setAt] = useState(now);
  const [judged, setJudged] = useState(operations);
  const [opened, setOpened] = useState<BulkOperationResponse | null>(null);
  // Counts the minutes from the arrival of the answer, even on a page that has been open for long.
  if (judged !== operations) {
    setJudged(operations);
    setAt(now());
  }
  const undoable = undoableOf(operations ?? [], at);
  // Milliseconds until an operation loses a minute or its undo.
  const next = Math.min(...undoable.map((operation) => leftOf(operation, at) % MINUTE_MS || MINUTE_MS));
  useEffect(() => {
    if (next === Infinity) return undefined;
    const timer = setTimeout(() => setAt(now()), next);
    return () => clearTimeout(timer);
  }, [at, next]);
  const leftText = (operation: BulkOperationResponse): string => {
    const left = leftOf(operation, at);
    if (left > HOUR_MS) return t('layout.leftUntil', { moment: formatMoment(operation.undoableUntil) });
    return t('layout.minutesLeft', { minutes: Math.max(1, Math.ceil((left - CLOCK_STEP_MS) / MINUTE_MS)) });
  };
  const starterOf = ({ startedBy }: BulkOperationResponse): string =>
    startedBy ? displayName(startedBy) : t('bulk.someoneGone');
  const detailOf = (operation: BulkOperationResponse): string =>
    operation.state === 'running'
      ? `${starterOf(operation)} · ${t('bulk.percent', { part: partOf(operation) })}`
      : starterOf(operation);
  const ended = undoable.map((operation): Undoable => {
    const mine = isMine(operation);
    return {
      id: operation._id,
      text: textOf(operation),
      detail: `${mine ? t(`bulk.undo.${nameOf(operation.action)}`) : starterOf(operation)} · ${leftText(operation)}`,
      choose: () => (mine ? void takeBack(operation._id) : setOpened(operation)),
    };
  });
  const work = (operations ?? [])
    .filter((operation) => (isMine(operation) ? operation.state === 'waiting' : isOpen(operation)))
    .map((operation): Work => ({
      id: operation._id,
      state: operation.state === 'running' ? 'runs' : 'waits',
      text: textOf(operation),
      detail: detailOf(operation),
      open: () => setOpened(operation),
    }));
  return (
    <WorkContext value={{ undoable: ended, work }}>
      {children}
      {opened && (
        <Suspense>
          <OperationDialog
            operation={operations?.find(({ _id }) => _id === opened._id) ?? opened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </WorkContext>
  );
}
