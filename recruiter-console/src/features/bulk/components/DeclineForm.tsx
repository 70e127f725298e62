import { MAX_REASON, MIN_TEXT } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useNotify } from '@byline/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { longer } from '@byline/web-kit/problems';
import { object, string } from 'yup';
import { useDeclineBulkOperationMutation, type BulkOperationResponse } from '../../../api';
import { Row } from '../../../components/layout/Stack';
import { AppDialog } from '../../../components/ui/dialogs/AppDialog';
import { Form } from '../../../components/ui/fields/Form';
import { FormActions } from '../../../components/ui/fields/FormActions';
import { TextField } from '../../../components/ui/fields/TextField';

const NO_REASON = { reason: '' };
const schema = object({
  reason: string().trim().required('required').min(MIN_TEXT, 'min_chars').max(MAX_REASON, longer),
});

interface DeclineFormProps {
  operation: BulkOperationResponse;
  title: string;
  onClose: () => void;
}

/** Declines a colleague's bulk mail with a reason. */
export function DeclineForm({ operation, title, onClose }: DeclineFormProps) {
  const t = useT();
  const notify = useNotify();
  const [decline] = useDeclineBulkOperationMutation();
  const onSubmit = async ({ reason }: typeof NO_REASON): Promise<void> => {
    await decline({ id: operation._id, declineBulkOperationRequest: { reason: reason.trim() } }).unwrap();
    notify(t('bulk.wasDeclined'));
    onClose();
  };
  return (
    <AppDialog open width={600} title={title} onClose={onClose}>
      <Form
        initialValues={NO_REASON}
        schema={schema}
        onSubmit={onSubmit}
        draft={{ form: 'decline-bulk-mail', record: operation._id, sends: true, keptOnClose: true }}
        layout="stack"
        label={title}
      >
        <TextField name="reason" label={t('bulk.reason')} help={t('bulk.reasonHelp')} rows={2} required autoFocus />
        <Row atEnd>
          <FormActions onCancel={onClose} action={<FormattedMessage id="bulk.decline" />} />
        </Row>
      </Form>
    </AppDialog>
  );
}
