import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { FormattedMessage } from 'react-intl';
import type { BulkOperationResponse } from '../../../api';
import { Row } from '../../../components/layout/Stack';
import { AppDialog } from '../../../components/ui/dialogs/AppDialog';
import { List } from '../../../components/ui/List';
import { Text } from '../../../components/ui/Text';

/** The skipped candidates, each with the reason. */
export function SkippedDialog({ operation, onClose }: { operation: BulkOperationResponse; onClose: () => void }) {
  const t = useT();
  const { skipped, skippedCandidates } = operation;
  return (
    <AppDialog
      open
      title={t('bulk.skippedTitle', { count: skipped })}
      onClose={onClose}
      actions={
        <Button variant="contained" autoFocus onClick={onClose}>
          <FormattedMessage id="common.ok" />
        </Button>
      }
    >
      <List>
        {skippedCandidates.map(({ candidateId, name, code }) => (
          <Row as="li" key={candidateId}>
            <Text grow cut>
              {name ?? t('bulk.goneName')}
            </Text>
            <Text tone="muted">
              <FormattedMessage id={`bulk.skip.${code}`} />
            </Text>
          </Row>
        ))}
      </List>
      {skippedCandidates.length < skipped && (
        <Text tone="muted">
          <FormattedMessage id="bulk.firstOnes" values={{ count: skippedCandidates.length }} />
        </Text>
      )}
    </AppDialog>
  );
}
