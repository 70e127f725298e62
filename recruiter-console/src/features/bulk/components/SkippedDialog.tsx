import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BulkOperationResponse } from '../../../api';
import { Row } from '../../../components/layout/Stack';
import { AppDialog } from '../../../components/ui/dialogs/AppDialog';
import { List } from '../../../components/ui/List';
import { Text } from '../../../components/ui/Text';
import { common } from '../../../i18n/common';
import { progress, skips } from '../messages';

/** Who was left as they were, and why. */
export function SkippedDialog({ operation, onClose }: { operation: BulkOperationResponse; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { skipped, skippedCandidates } = operation;
  return (
    <AppDialog
      open
      title={formatMessage(progress.skippedTitle, { count: skipped })}
      onClose={onClose}
      actions={
        <Button variant="contained" autoFocus onClick={onClose}>
          <FormattedMessage {...common.ok} />
        </Button>
      }
    >
      <List>
        {skippedCandidates.map(({ candidateId, name, code }) => (
          <Row as="li" key={candidateId}>
            <Text grow cut>
              {name ?? formatMessage(progress.gone)}
            </Text>
            <Text tone="muted">
              <FormattedMessage {...skips[code]} />
            </Text>
          </Row>
        ))}
      </List>
      {skippedCandidates.length < skipped && (
        <Text tone="muted">
          <FormattedMessage {...progress.firstOnes} values={{ count: skippedCandidates.length }} />
        </Text>
      )}
    </AppDialog>
  );
}
