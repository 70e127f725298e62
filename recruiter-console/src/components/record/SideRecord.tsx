import { useT } from '@byline/web-kit/i18n';
import { toProblem } from '@byline/web-kit/problems';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Grow } from '../layout/Grow';
import { PaneHead } from '../layout/Pane';
import { IconAction } from '../ui/IconAction';
import { ListSkeleton } from '../ui/ListSkeleton';
import { ErrorState } from '../ui/States';
import { GoneContext } from './gone-context';

interface SideRecordProps<Stored> {
  query: { currentData?: Stored; error?: unknown; refetch: () => unknown };
  /** The id in the address is invalid. */
  none: boolean;
  /** Shown if the record does not exist. */
  gone: ReactNode;
  onClose: () => void;
  children: (record: Stored) => ReactNode;
}

/**
 * The content of a panel with one record: the record, a placeholder, a missing record or an error. If a colleague
 * removes the record, the form and its typed text stay, and say so.
 */
export function SideRecord<Stored>({ query, none, gone, onClose, children }: SideRecordProps<Stored>) {
  const t = useT();
  const { currentData, error, refetch } = query;
  const missing = none || toProblem(error)?.status === 404;
  if (currentData && !none) return <GoneContext value={missing}>{children(currentData)}</GoneContext>;
  return (
    <>
      <PaneHead size="bar" lined>
        <Grow />
        <IconAction icon={X} label={t('common.close')} onClick={onClose} />
      </PaneHead>
      {missing && gone}
      {!missing && error !== undefined && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!missing && error === undefined && <ListSkeleton rows={6} />}
    </>
  );
}
