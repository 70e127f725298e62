import { formatMoment } from '@byline/web-kit/dates';
import { useCurrentUser } from '@byline/web-kit/session';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetBulkMailsQuery, useGetBulkOriginQuery, type BulkOperationResponse } from '../../../api';
import { Facts } from '../../../components/candidate/Facts';
import { Stack } from '../../../components/layout/Stack';
import { AppDialog } from '../../../components/ui/dialogs/AppDialog';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { ErrorState } from '../../../components/ui/States';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';
import { details } from '../messages';
import { useOperationText } from '../operation-texts';
import { DeclineForm } from './DeclineForm';
import { MailPreview } from './MailPreview';
import { OperationActions } from './OperationActions';

interface OperationDialogProps {
  operation: BulkOperationResponse;
  onClose: () => void;
}

/** A change to many candidates: its starter, how far it is, its mails as they are read, and how to stop it, take it back or decide on it. */
export default function OperationDialog({ operation, onClose }: OperationDialogProps) {
  const textOf = useOperationText();
  const [declining, setDeclining] = useState(false);
  const isMail = operation.action.mail !== undefined && !operation.undoes;
  const title = textOf(operation);
  if (declining) return <DeclineForm operation={operation} title={title} onClose={onClose} />;
  return (
    <AppDialog
      open
      width={600}
      title={title}
      onClose={onClose}
      actions={<OperationActions operation={operation} onDecline={() => setDeclining(true)} onClose={onClose} />}
    >
      <Stack gap={16}>
        <OperationFacts operation={operation} />
        {isMail && <Mails id={operation._id} />}
      </Stack>
    </AppDialog>
  );
}

function OperationFacts({ operation }: { operation: BulkOperationResponse }) {
  const { formatMessage } = useIntl();
  const isAdmin = useCurrentUser().roles.includes('super-admin');
  const { data: origin } = useGetBulkOriginQuery({ id: operation._id }, { skip: !isAdmin });
  const { startedBy, createdAt, state, done, total, waitsUntil, decidedBy, declineReason } = operation;
  const decider = state === 'declined' ? details.declinedBy : details.approvedBy;
  return (
    <Facts
      narrow
      facts={[
        [formatMessage(details.startedBy), startedBy ? displayName(startedBy) : formatMessage(details.someoneGone)],
        [formatMessage(details.startedAt), formatMoment(createdAt)],
        [formatMessage(details.from), origin && (origin.address ?? origin.network)],
        [formatMessage(details.device), origin?.userAgent],
        [formatMessage(details.reached), formatMessage(details.reachedOf, { done, total })],
        [formatMessage(details.waitsUntil), state === 'waiting' && formatMoment(waitsUntil)],
        [formatMessage(decider), decidedBy && displayName(decidedBy)],
        [formatMessage(details.reason), declineReason],
      ]}
    />
  );
}

function Mails({ id }: { id: string }) {
  const { data, error, refetch } = useGetBulkMailsQuery({ id });
  if (data) {
    return (
      <MailPreview preview={data}>
        <Text tone="muted">
          <FormattedMessage {...details.sameMail} values={{ count: data.total - data.archived }} />
        </Text>
      </MailPreview>
    );
  }
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton />;
}
