import { type MessageId, useT } from '@byline/web-kit/i18n';
import { Search, X, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { useShownRows } from '../../lib/list-state/useShownRows';
import { Scroll } from '../layout/Pane';
import { SearchInput } from '../ui/fields/SearchInput';
import { IconAction } from '../ui/IconAction';
import { List } from '../ui/List';
import { ListSkeleton } from '../ui/ListSkeleton';
import { ShowMore } from '../ui/ShowMore';
import { EmptyState, ErrorState } from '../ui/States';

type Rows = ReturnType<typeof useShownRows>;

interface RecordTabProps {
  label: MessageId;
  call: {
    data?: { records: readonly unknown[]; totalCount?: number | null } | undefined;
    error?: unknown;
    isLoading: boolean;
    isFetching?: boolean;
    refetch: () => unknown;
  };
  /** Draws `empty` in the place of rows. */
  isEmpty?: boolean;
  empty: ReactNode;
  /** Around the rows. */
  className?: string | undefined;
  rows?: Rows;
  children: ReactNode;
}

/** The rows of a tab or a page: loading, failed, none, or the rows with more below them. */
export function RecordTab({ label, call, empty, className, rows, children, ...props }: RecordTabProps) {
  const t = useT();
  const { data, error, isLoading, isFetching, refetch } = call;
  const { isEmpty = data?.records.length === 0 } = props;
  const list = <List aria-label={t(label)}>{children}</List>;
  return (
    <Scroll column aria-busy={isFetching}>
      {isLoading && <ListSkeleton />}
      {!data && error !== undefined && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && isEmpty && empty}
      {className ? <div className={className}>{list}</div> : list}
      {rows && <ShowMore shown={data?.records.length ?? 0} total={data?.totalCount ?? 0} onMore={rows.onMore} />}
    </Scroll>
  );
}

interface NoRowsProps {
  texts: 'emails' | 'interviews' | 'notes' | 'tests';
  icon?: LucideIcon;
  /** A search or a filter leaves some out. */
  narrowed: boolean;
}

/** A tab without rows: there are none, or none match. */
export function NoRows({ texts, icon, narrowed }: NoRowsProps) {
  const t = useT();
  return (
    <EmptyState
      {...(icon && { icon })}
      title={t(narrowed ? `${texts}.noneMatch` : `${texts}.none`)}
      text={t(narrowed ? `${texts}.noneMatchText` : `${texts}.noneText`)}
    />
  );
}

interface SearchOrFilterProps {
  label: MessageId;
  rows: Rows;
  width?: 'rest' | 'full';
  /** The filter. */
  children: ReactNode;
}

/** The search of a tab in the place of its filter, and the button that changes one for the other. */
export function SearchOrFilter({ label, rows, width = 'rest', children }: SearchOrFilterProps) {
  const t = useT();
  const [searching, setSearching] = useState(false);
  return (
    <>
      {searching ? (
        <SearchInput label={t(label)} value={rows.text} onChange={rows.setText} width={width} autoFocus />
      ) : (
        children
      )}
      <IconAction
        icon={searching ? X : Search}
        label={t(searching ? 'common.close' : label)}
        onClick={() => {
          setSearching(!searching);
          rows.setText('');
        }}
      />
    </>
  );
}
