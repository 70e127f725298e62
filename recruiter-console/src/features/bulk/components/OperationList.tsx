import { formatMoment } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { EXACT, type BulkOperationResponse } from '../../../api';
import { Pane } from '../../../components/layout/Pane';
import { TitleHead } from '../../../components/layout/TitleHead';
import { Row } from '../../../components/layout/Stack';
import { RecordTab } from '../../../components/record/RecordTab';
import { RowButton } from '../../../components/ui/RowButton';
import { EmptyState } from '../../../components/ui/States';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';
import { useShownRows } from '../../../lib/list-state/useShownRows';
import { useOperationText } from '../operation-texts';
import { useFollowedOperations } from '../useLatestOperations';
import OperationDialog from './OperationDialog';

/** The bulk operations of the last seven days that the user may see, with starter, time and live progress. */
export function OperationList() {
  const t = useT();
  const rows = useShownRows();
  const call = useFollowedOperations({ limit: rows.query.limit, prefer: EXACT });
  const [opened, setOpened] = useState<BulkOperationResponse | null>(null);
  const operations = call.data?.records ?? [];
  return (
    <Pane aria-label={t('bulk.title')}>
      <TitleHead title="bulk.title" text="bulk.text" lined />
      <RecordTab
        label="bulk.title"
        {...{ call, rows }}
        empty={<EmptyState title={t('bulk.none')} text={t('bulk.noneText')} />}
      >
        {operations.map((operation) => (
          <OperationRow key={operation._id} operation={operation} onOpen={() => setOpened(operation)} />
        ))}
      </RecordTab>
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
    <RowButton id={id} onOpen={onOpen}>
      <Text weight="medium">{textOf(operation)}</Text>
      <Row as="span">
        <Text tone="muted" cut grow>
          {startedBy ? displayName(startedBy) : t('bulk.someoneGone')} ·{' '}
          <FormattedMessage id="bulk.reachedOf" values={{ done, total }} />
        </Text>
        <Text tone="muted">{formatMoment(createdAt)}</Text>
      </Row>
    </RowButton>
  );
}
