import { formatMoment } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { EXACT, type BulkOperationResponse } from '../../../api';
import { Grow } from '../../../components/layout/Grow';
import { Pane, PaneHead, Scroll } from '../../../components/layout/Pane';
import { Row } from '../../../components/layout/Stack';
import { List } from '../../../components/ui/List';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { ShowMore } from '../../../components/ui/ShowMore';
import { EmptyState, ErrorState } from '../../../components/ui/States';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';
import { useShownRows } from '../../../lib/list-state/useShownRows';
import { useOperationText } from '../operation-texts';
import { useFollowedOperations } from '../useLatestOperations';
import OperationDialog from './OperationDialog';
import style from './OperationList.module.css';

/** The bulk operations of the last seven days that the user may see, with starter, time and live progress. */
export function OperationList() {
  const t = useT();
  const rows = useShownRows();
  const { data, error, isLoading, refetch } = useFollowedOperations({ limit: rows.query.limit, prefer: EXACT });
  const [opened, setOpened] = useState<BulkOperationResponse | null>(null);
  const operations = data?.records ?? [];
  return (
    <Pane aria-label={t('bulk.title')}>
      <PaneHead size="tall" lined>
        <Grow as="div">
          <Text as="h1" size="page">
            <FormattedMessage id="bulk.title" />
          </Text>
          <Text as="p" tone="muted">
            <FormattedMessage id="bulk.text" />
          </Text>
        </Grow>
      </PaneHead>
      <Scroll column>
        {isLoading && <ListSkeleton />}
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data && operations.length === 0 && <EmptyState title={t('bulk.none')} text={t('bulk.noneText')} />}
        <List aria-label={t('bulk.title')}>
          {operations.map((operation) => (
            <OperationRow key={operation._id} operation={operation} onOpen={() => setOpened(operation)} />
          ))}
        </List>
        <ShowMore shown={operations.length} total={data?.totalCount ?? 0} onMore={rows.onMore} />
      </Scroll>
      {opened && (
        <OperationDialog
          operation={operations.find(({ _id }) => _id === opened._id) ?? opened}
          onClose={() => setOpened(null)}
        />
      )}
    </Pane>
  );
}

function OperationRow({ operation, onOpen }: { operation: BulkOperationResponse; onOpen: () => void }) {
  const t = useT();
  const textOf = useOperationText();
  const { _id: id, startedBy, createdAt, done, total } = operation;
  return (
    <li data-record={id}>
      <button type="button" className={style.open} onClick={onOpen}>
        <Text weight="medium">{textOf(operation)}</Text>
        <Row as="span">
          <Text tone="muted" cut grow>
            {startedBy ? displayName(startedBy) : t('bulk.someoneGone')} ·{' '}
            <FormattedMessage id="bulk.reachedOf" values={{ done, total }} />
          </Text>
          <Text tone="muted">{formatMoment(createdAt)}</Text>
        </Row>
      </button>
    </li>
  );
}
