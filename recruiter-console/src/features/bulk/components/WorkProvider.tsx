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
/** The server tells its time in whole seconds: ten minutes may seem to be a moment more. */
const CLOCK_STEP_MS = 1_000;

interface WorkProviderProps {
  children: ReactNode;
}

/** The user menu's lists of operations that go on, wait for a yes, or can still be undone: in every tab, and no longer than they can be. A list that breaks leaves the page without it. */
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
  const leftText = (operation: BulkOperationResponse): string => {
    const left = leftOf(operation, at);
    if (left > HOUR_MS) return t('layout.leftUntil', { moment: formatMoment(operation.undoableUntil) });
    return t('layout.minutesLeft', { minutes: Math.max(1, Math.ceil((left - CLOCK_STEP_MS) / MINUTE_MS)) });
  };
  const mine = undoable.filter(isMine).map((operation): Undoable => ({
    id: operation._id,
    text: textOf(operation),
    action: t(`bulk.undo.${nameOf(operation.action)}`),
    left: leftText(operation),
    undo: () => void takeBack(operation._id),
  }));
  const work = (operations ?? [])
    .filter((operation) =>
      isMine(operation) ? operation.state === 'waiting' : isOpen(operation) || undoable.includes(operation),
    )
    .map((operation): Work => {
      const starter = operation.startedBy ? displayName(operation.startedBy) : t('bulk.someoneGone');
      const runs = operation.state === 'running';
      const howFar = runs ? t('bulk.percent', { part: partOf(operation) }) : leftText(operation);
      return {
        id: operation._id,
        state: runs ? 'runs' : isOpen(operation) ? 'waits' : 'ended',
        text: textOf(operation),
        detail: operation.state === 'waiting' ? starter : `${starter} · ${howFar}`,
        open: () => setOpened(operation),
      };
    });
  return (
    <WorkContext value={{ undoable: mine, work }}>
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
