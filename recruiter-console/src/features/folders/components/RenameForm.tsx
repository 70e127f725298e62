import type { DraftOf } from '@byline/web-kit/form';
import { useIntl } from 'react-intl';
import { useLazyAllFoldersQuery, useUpdateFolderMutation, type Folder } from '../../../api';
import { RecordForm } from '../../../components/record/RecordForm';
import { FormActions } from '../../../components/ui/fields/FormActions';
import { TextField } from '../../../components/ui/fields/TextField';
import { useRecordForm } from '../../../components/ui/merge/useRecordForm';
import { messages } from '../messages';
import { folderSchema, type FolderValues } from '../schema';
import style from './RenameForm.module.css';

interface RenameFormProps {
  folder: Folder;
  draft: DraftOf;
  onClose: () => void;
}

const toValues = ({ name }: FolderValues): FolderValues => ({ name });

/** The name of a folder, changed in its place. */
export function RenameForm({ folder, draft, onClose }: RenameFormProps) {
  const { formatMessage } = useIntl();
  const [update] = useUpdateFolderMutation();
  const [readAll] = useLazyAllFoldersQuery();
  const form = useRecordForm({
    ...{ record: folder, toValues, onClose },
    toRequest: ({ name }: FolderValues) => ({ name: name.trim() }),
    update: (id, updateFolderRequest) => update({ id, updateFolderRequest }).unwrap(),
    read: async (id) => (await readAll().unwrap()).find(({ _id }) => _id === id) ?? folder,
    said: ({ name }) => formatMessage(messages.renamed, { name: name.trim() }),
    words: { label: () => formatMessage(messages.name), text: ({ name }) => name },
  });
  return (
    <RecordForm form={form} schema={folderSchema} draft={draft} label={formatMessage(messages.rename)}>
      <div className={style.rename}>
        <TextField name="name" label={formatMessage(messages.name)} hiddenLabel autoFocus required />
        <FormActions onCancel={onClose} />
      </div>
    </RecordForm>
  );
}
