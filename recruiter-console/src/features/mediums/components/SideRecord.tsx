import { toProblem } from '@byline/web-kit/problems';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Grow } from '../../../components/layout/Grow';
import { PaneHead } from '../../../components/layout/Pane';
import { IconAction } from '../../../components/ui/IconAction';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { ErrorState } from '../../../components/ui/States';
import { common } from '../../../i18n/common';
import { Gone } from './Gone';

interface SideRecordProps<Stored> {
  query: { currentData?: Stored; error?: unknown; refetch: () => unknown };
  /** The address names a record that there cannot be. */
  none: boolean;
  gone: MessageDescriptor;
  onClose: () => void;
  children: (record: Stored) => ReactNode;
}

/** What a panel shows of one record: the record, that it is loading, that there is none, or why it cannot be had. */
export function SideRecord<Stored>({ query, none, gone, onClose, children }: SideRecordProps<Stored>) {
  const { formatMessage } = useIntl();
  const { currentData, error, refetch } = query;
  if (currentData && !none) return children(currentData);
  const missing = none || toProblem(error)?.status === 404;
  return (
    <>
      <PaneHead size="bar" lined>
        <Grow />
        <IconAction icon={X} label={formatMessage(common.close)} onClick={onClose} />
      </PaneHead>
      {missing && <Gone title={gone} />}
      {!missing && error !== undefined && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!missing && error === undefined && <ListSkeleton rows={5} />}
    </>
  );
}
