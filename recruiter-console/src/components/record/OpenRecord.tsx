import { useT } from '@byline/web-kit/i18n';
import type { ReactNode } from 'react';
import { Pane } from '../layout/Pane';
import { ListSkeleton } from '../ui/ListSkeleton';
import { ErrorState } from '../ui/States';
import { NoRecordPane } from './NoRecord';

interface OpenRecordProps<Stored> {
  texts: 'interviewTemplates' | 'mailTemplates' | 'scorecardEditor';
  query: { data?: readonly Stored[]; error?: unknown; isFetching: boolean; refetch: () => unknown };
  id: string;
  onBack: (() => void) | undefined;
  /** Draws the record, or returns undefined while it waits for another answer. */
  children: (record: Stored) => ReactNode;
}

/** One record of a list that is read as a whole: the record, that it loads, that it is gone, or why it cannot be had. */
export function OpenRecord<Stored extends { _id: string }>(props: OpenRecordProps<Stored>) {
  const { texts, query, id, onBack, children } = props;
  const t = useT();
  const record = query.data?.find(({ _id }) => _id === id);
  const drawn = record && children(record);
  if (drawn) return drawn;
  // A record that was just made is not in the list yet.
  if (query.data && !record && !query.isFetching)
    return <NoRecordPane title={`${texts}.gone`} text={`${texts}.goneText`} all={`${texts}.all`} onBack={onBack} />;
  return (
    <Pane aria-label={t(`${texts}.title`)}>
      {query.error ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : <ListSkeleton />}
    </Pane>
  );
}
