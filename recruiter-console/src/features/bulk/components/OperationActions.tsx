import { toProblem } from '@byline/web-kit/problems';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import {
  useApproveBulkOperationMutation,
  useCancelBulkOperationMutation,
  type BulkOperationResponse,
} from '../../../api';
import { common } from '../../../i18n/common';
import { details, undo } from '../messages';
import { nameOf } from '../operation-texts';
import { useTakeBack } from '../useTakeBack';

interface OperationActionsProps {
  operation: BulkOperationResponse;
  onDecline: () => void;
  onClose: () => void;
}

/** What one may do with an operation; once it is done, nothing is left to look at. */
export function OperationActions({ operation, onDecline, onClose }: OperationActionsProps) {
  const { formatMessage } = useIntl();
  const { showError } = useDialogs();
  const notify = useNotify();
  const takeBack = useTakeBack();
  const [cancel] = useCancelBulkOperationMutation();
  const [approve, { isLoading }] = useApproveBulkOperationMutation();
  const { _id: id, action, abilities, state, undoes } = operation;
  const isMail = action.mail !== undefined && !undoes;

  const did = ({ error }: { error?: unknown }, said: MessageDescriptor): void => {
    if (error) showError(error);
    else notify(formatMessage(said));
    onClose();
  };
  const onApprove = async (): Promise<void> => did(await approve({ id }), details.approved);
  const onStop = async (): Promise<void> => did(await cancel({ id }), details.stopped);
  const onUndo = async (): Promise<void> => {
    await takeBack(id);
    onClose();
  };
  const onStopMails = async (): Promise<void> => {
    const { error } = await cancel({ id });
    // Meanwhile it ended by itself: what it wrote is taken back all the same.
    if (!error || toProblem(error)?.code === 'impossible_transition') return onUndo();
    showError(error);
  };
  if (abilities.decide) {
    return (
      <>
        <Button onClick={onDecline}>
          <FormattedMessage {...details.decline} />
        </Button>
        <Button variant="contained" disabled={isLoading} onClick={() => void onApprove()}>
          <FormattedMessage {...details.approve} />
        </Button>
      </>
    );
  }
  if (abilities.cancel && isMail && state === 'running') {
    return (
      <>
        <Button onClick={() => void onStop()}>
          <FormattedMessage {...details.stopOnly} />
        </Button>
        <Button variant="contained" color="error" onClick={() => void onStopMails()}>
          <FormattedMessage {...details.stopMails} />
        </Button>
      </>
    );
  }
  if (abilities.cancel) {
    return (
      <Button variant="contained" color="error" onClick={() => void onStop()}>
        <FormattedMessage {...(state === 'waiting' ? details.withdraw : details.stop)} />
      </Button>
    );
  }
  if (abilities.undo) {
    return (
      <Button variant="contained" color="error" onClick={() => void onUndo()}>
        <FormattedMessage {...undo[nameOf(action)]} />
      </Button>
    );
  }
  return (
    <Button variant="contained" autoFocus onClick={onClose}>
      <FormattedMessage {...common.ok} />
    </Button>
  );
}
