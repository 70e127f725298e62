import { formatMoment } from '@byline/web-kit/dates';
import { saveFile } from '@byline/web-kit/files';
import { useT } from '@byline/web-kit/i18n';
import { useCurrentUser } from '@byline/web-kit/session';
import { useDialogs } from '@byline/web-kit/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useGetBulkMailsQuery, useGetBulkOriginQuery, type BulkOperationResponse } from '../../../api';
import { Facts } from '../../../components/candidate/Facts';
import { AttachedFiles } from '../../../components/mail/AttachedFiles';
import { Stack } from '../../../components/layout/Stack';
import { AppDialog } from '../../../components/ui/dialogs/AppDialog';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { ErrorState } from '../../../components/ui/States';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';
import { useOperationText } from '../operation-texts';
import { sendsMail } from '../undoable';
import { Answers } from './Answers';
import { DeclineForm } from './DeclineForm';
import { MailPreview } from './MailPreview';
import { OperationActions } from './OperationActions';

interface OperationDialogProps {
  operation: BulkOperationResponse;
  onClose: () => void;
}

/** A change to many candidates: its starter, its progress, its mails, and the actions to stop, undo, approve or decline it. */
export default function OperationDialog({ operation, onClose }: OperationDialogProps) {
  const textOf = useOperationText();
  const [declining, setDeclining] = useState(false);
  const isMail = sendsMail(operation);
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
        {isMail && operation.action.askAvailability && operation.state !== 'waiting' ? (
          <Answers operation={operation} onClose={onClose} />
        ) : (
          isMail && <Mails id={operation._id} />
        )}
      </Stack>
    </AppDialog>
  );
}

function OperationFacts({ operation }: { operation: BulkOperationResponse }) {
  const t = useT();
  const isAdmin = useCurrentUser().roles.includes('super-admin');
  const { data: origin } = useGetBulkOriginQuery({ id: operation._id }, { skip: !isAdmin });
  const { startedBy, createdAt, state, done, total, waitsUntil, decidedBy, declineReason } = operation;
  const decider = state === 'declined' ? 'bulk.declinedBy' : 'bulk.approvedBy';
  return (
    <Facts
      narrow
      facts={[
        [t('bulk.startedBy'), startedBy ? displayName(startedBy) : t('bulk.someoneGone')],
        [t('bulk.startedAt'), formatMoment(createdAt)],
        [t('bulk.from'), origin && (origin.address ?? origin.network)],
        [t('bulk.device'), origin?.userAgent],
        [t('bulk.reached'), t('bulk.reachedOf', { done, total })],
        [t('bulk.waitsUntil'), state === 'waiting' && formatMoment(waitsUntil)],
        [t(decider), decidedBy && displayName(decidedBy)],
        [t('bulk.reason'), declineReason],
      ]}
    />
  );
}

function Mails({ id }: { id: string }) {
  const { data, error, refetch } = useGetBulkMailsQuery({ id });
  const { showError } = useDialogs();
  if (data) {
    return (
      <MailPreview preview={data}>
        <AttachedFiles
          files={data.attachments}
          onDownload={({ fileId, name }) =>
            void saveFile(`/candidates/bulk/${id}/files/${fileId}`, name).catch(showError)
          }
        />
        <Text tone="muted">
          <FormattedMessage id="bulk.sameMail" values={{ count: data.total - data.archived }} />
        </Text>
      </MailPreview>
    );
  }
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton />;
}
