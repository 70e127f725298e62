import { type MessageId, useT } from '@byline/web-kit/i18n';
import { toProblem } from '@byline/web-kit/problems';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { Button } from '../../../components/ui/Button';
import { FormattedMessage } from 'react-intl';
import {
  useApproveBulkOperationMutation,
  useCancelBulkOperationMutation,
  type BulkOperationResponse,
} from '../../../api';
import { nameOf } from '../operation-texts';
import { sendsMail } from '../undoable';
import { useTakeBack } from '../useTakeBack';

interface OperationActionsProps {
  operation: BulkOperationResponse;
  onDecline: () => void;
  onClose: () => void;
}

/** The user's actions on an operation. Each action closes the dialog, because the operation shown has then changed. */
export function OperationActions({ operation, onDecline, onClose }: OperationActionsProps) {
  const t = useT();
  const { showError } = useDialogs();
  const notify = useNotify();
  const takeBack = useTakeBack();
  const [cancel] = useCancelBulkOperationMutation();
  const [approve, { isLoading }] = useApproveBulkOperationMutation();
  const { _id: id, action, abilities, state } = operation;
  const isMail = sendsMail(operation);

  const did = ({ error }: { error?: unknown }, said: MessageId): void => {
    if (error) showError(error);
    else notify(t(said));
    onClose();
  };
  const onApprove = async (): Promise<void> => did(await approve({ id }), 'bulk.approved');
  const onStop = async (): Promise<void> => did(await cancel({ id }), 'bulk.wasStopped');
  const onUndo = async (): Promise<void> => {
    await takeBack(id);
    onClose();
  };
  const onStopMails = async (): Promise<void> => {
    const { error } = await cancel({ id });
    // The operation ended in the meantime; undo its changes all the same.
    if (!error || toProblem(error)?.code === 'impossible_transition') return onUndo();
    showError(error);
  };
  if (abilities.decide) {
    return (
      <>
        <Button onClick={onDecline}>
          <FormattedMessage id="bulk.decline" />
        </Button>
        <Button variant="contained" disabled={isLoading} onClick={() => void onApprove()}>
          <FormattedMessage id="bulk.approve" />
        </Button>
      </>
    );
  }
  if (abilities.cancel && isMail && state === 'running') {
    return (
      <>
        <Button onClick={() => void onStop()}>
          <FormattedMessage id="bulk.stopOnly" />
        </Button>
        <Button variant="contained" color="error" onClick={() => void onStopMails()}>
          <FormattedMessage id="bulk.stopMails" />
        </Button>
      </>
    );
  }
  if (abilities.cancel) {
    return (
      <Button variant="contained" color="error" onClick={() => void onStop()}>
        <FormattedMessage id={state === 'waiting' ? 'bulk.withdrawRequest' : 'bulk.stop'} />
      </Button>
    );
  }
  if (abilities.undo) {
    return (
      <Button variant="contained" color="error" onClick={() => void onUndo()}>
        <FormattedMessage id={`bulk.undo.${nameOf(action)}`} />
      </Button>
    );
  }
  return (
    <Button variant="contained" autoFocus onClick={onClose}>
      <FormattedMessage id="common.ok" />
    </Button>
  );
}
