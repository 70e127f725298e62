import { useT } from '@byline/web-kit/i18n';
import { useDialogs, type NotifyAction } from '@byline/web-kit/ui';
import { LoaderCircle, TriangleAlert, X } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useCancelBulkOperationMutation, type BulkOperationResponse } from '../../../api';
import { WorkBar, WorkButton, WorkDone } from '../../../components/ui/WorkBar';
import { partOf, useOperationText } from '../operation-texts';

interface OperationBarProps {
  operation: BulkOperationResponse;
  /** Actions for a failed operation. */
  ways?: readonly NotifyAction[];
  onClose?: () => void;
}

/** A running operation with Cancel, or a failed one until the user closes it. */
export function OperationBar({ operation, ways = [], onClose }: OperationBarProps) {
  const t = useT();
  const { showError } = useDialogs();
  const textOf = useOperationText();
  const [cancel] = useCancelBulkOperationMutation();
  const { _id: id, state } = operation;
  if (state === 'failed') {
    return (
      <WorkBar icon={TriangleAlert} text={textOf(operation)}>
        {ways.map(({ label, run }, index) => (
          <WorkButton key={index} onClick={run}>
            {label}
          </WorkButton>
        ))}
        <button type="button" aria-label={t('common.close')} onClick={onClose}>
          <X size={12} />
        </button>
      </WorkBar>
    );
  }
  const part = partOf(operation);
  const onCancel = async (): Promise<void> => {
    const { error } = await cancel({ id });
    if (error) showError(error);
  };
  return (
    <WorkBar icon={LoaderCircle} text={textOf(operation)} part={part}>
      <WorkDone>
        <FormattedMessage id="bulk.percent" values={{ part }} />
      </WorkDone>
      <WorkButton onClick={() => void onCancel()}>
        <FormattedMessage id="common.cancel" />
      </WorkButton>
    </WorkBar>
  );
}
