import { useT } from '@byline/web-kit/i18n';
import { object } from 'yup';
import { useLazyGetCandidateViewQuery, useUpdateCandidateViewMutation, type CandidateViewResponse } from '../../../api';
import { Row } from '../../../components/layout/Stack';
import { RecordForm } from '../../../components/record/RecordForm';
import { AppDialog } from '../../../components/ui/dialogs/AppDialog';
import { FormActions } from '../../../components/ui/fields/FormActions';
import { TextField } from '../../../components/ui/fields/TextField';
import { useRecordForm } from '../../../components/ui/merge/useRecordForm';
import { viewSchema, type ViewValues } from '../schema';

type NameValues = Pick<ViewValues, 'name'>;

const schema = object({ name: viewSchema.fields.name });
const toValues = ({ name }: NameValues): NameValues => ({ name });

/** Renames a view. */
export function RenameViewDialog({ view, onClose }: { view: CandidateViewResponse; onClose: () => void }) {
  const t = useT();
  const [update] = useUpdateCandidateViewMutation();
  const [read] = useLazyGetCandidateViewQuery();
  const form = useRecordForm({
    ...{ record: view, toValues, onClose },
    toRequest: ({ name }: NameValues) => ({ name: name.trim() }),
    update: (id, updateCandidateViewRequest) => update({ id, updateCandidateViewRequest }).unwrap(),
    read: (id) => read({ id }).unwrap(),
    said: ({ name }) => t('views.renamed', { name: name.trim() }),
    words: { label: () => t('views.name'), text: ({ name }) => name },
  });
  return (
    <AppDialog open title={t('views.renameTitle', { name: view.name })} onClose={onClose}>
      <RecordForm
        form={form}
        schema={schema}
        draft={{ form: 'candidate-view', record: view._id, shownBy: [] }}
        layout="stack"
        label={t('views.rename')}
      >
        <TextField name="name" label={t('views.name')} autoComplete="off" autoFocus required />
        <Row atEnd>
          <FormActions onCancel={onClose} />
        </Row>
      </RecordForm>
    </AppDialog>
  );
}
