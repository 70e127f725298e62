import { MAX_LINE } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { longer } from '@byline/web-kit/problems';
import { object, string } from 'yup';
import { useLazyAllLibraryFilesQuery, useUpdateLibraryFileMutation, type LibraryFileResponse } from '../../../api';
import { Row } from '../../../components/layout/Stack';
import { RecordForm } from '../../../components/record/RecordForm';
import { AppDialog } from '../../../components/ui/dialogs/AppDialog';
import { FormActions } from '../../../components/ui/fields/FormActions';
import { TextField } from '../../../components/ui/fields/TextField';
import { useRecordForm } from '../../../components/ui/merge/useRecordForm';

interface NameValues {
  name: string;
}

const schema = object({ name: string().trim().required('required').max(MAX_LINE, longer) });
const toValues = ({ name }: NameValues): NameValues => ({ name });

/** Renames a file of the library. */
export function RenameDialog({ file, onClose }: { file: LibraryFileResponse; onClose: () => void }) {
  const t = useT();
  const [update] = useUpdateLibraryFileMutation();
  const [readAll] = useLazyAllLibraryFilesQuery();
  const form = useRecordForm({
    ...{ record: file, toValues, onClose },
    toRequest: ({ name }: NameValues) => ({ name: name.trim() }),
    update: (id, updateLibraryFileRequest) => update({ id, updateLibraryFileRequest }).unwrap(),
    read: async (id) => (await readAll().unwrap()).find(({ _id }) => _id === id) ?? file,
    said: ({ name }) => t('library.renamed', { name: name.trim() }),
    words: { label: () => t('library.name'), text: ({ name }) => name },
  });
  return (
    <AppDialog open title={t('library.renameTitle', { name: file.name })} onClose={onClose}>
      <RecordForm
        form={form}
        schema={schema}
        exists="library.exists"
        draft={{ form: 'library-file', record: file._id, shownBy: [] }}
        layout="stack"
        label={t('library.rename')}
      >
        <TextField name="name" label={t('library.name')} help={t('library.nameHelp')} autoFocus required />
        <Row atEnd>
          <FormActions onCancel={onClose} />
        </Row>
      </RecordForm>
    </AppDialog>
  );
}
