import { useT } from '@byline/web-kit/i18n';
import { useNotify } from '@byline/web-kit/ui';
import {
  useCreateCandidateViewMutation,
  type CandidateViewResponse,
  type CreateCandidateViewRequest,
} from '../../../api';
import { Row, Stack } from '../../../components/layout/Stack';
import { AppDialog } from '../../../components/ui/dialogs/AppDialog';
import { CheckField } from '../../../components/ui/fields/form-fields';
import { Form } from '../../../components/ui/fields/Form';
import { FormActions } from '../../../components/ui/fields/FormActions';
import { TextField } from '../../../components/ui/fields/TextField';
import { viewSchema, type ViewValues } from '../schema';

/** A list to keep as a view, with the proposed name. */
export interface NewView {
  name: string;
  list: CreateCandidateViewRequest['list'];
}

interface NewViewDialogProps {
  of: NewView;
  onMade: (view: CandidateViewResponse) => void;
  onClose: () => void;
}

/** Keeps a list under a name. */
export function NewViewDialog({ of: { name, list }, onMade, onClose }: NewViewDialogProps) {
  const t = useT();
  const notify = useNotify();
  const [create] = useCreateCandidateViewMutation();
  const save = async (values: ViewValues): Promise<void> => {
    const request = { name: values.name.trim(), shared: values.shared, list };
    const { data } = await create({ createCandidateViewRequest: request }).unwrap();
    notify(t('views.saved', { name: data.name }), { success: true });
    onMade(data);
    onClose();
  };
  return (
    <AppDialog open title={t('views.saveAsNew')} onClose={onClose}>
      <Form<ViewValues>
        initialValues={{ name, shared: false }}
        schema={viewSchema}
        onSubmit={save}
        draft={{ form: 'new-candidate-view', shownBy: [] }}
        label={t('views.saveAsNew')}
      >
        <Stack gap={16}>
          <TextField name="name" label={t('views.name')} autoComplete="off" autoFocus required />
          <CheckField name="shared">{t('views.share')}</CheckField>
          <Row atEnd>
            <FormActions onCancel={onClose} action={t('views.save')} />
          </Row>
        </Stack>
      </Form>
    </AppDialog>
  );
}
