import type { DraftOf } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import { useLazyAllFoldersQuery, useUpdateFolderMutation, type Folder } from '../../../api';
import { RecordForm } from '../../../components/record/RecordForm';
import { FormActions } from '../../../components/ui/fields/FormActions';
import { TextField } from '../../../components/ui/fields/TextField';
import { useRecordForm } from '../../../components/ui/merge/useRecordForm';
import { folderSchema, type FolderValues } from '../schema';
import style from './RenameForm.module.css';

interface RenameFormProps {
  folder: Folder;
  draft: DraftOf;
  onClose: () => void;
}

const toValues = ({ name }: FolderValues): FolderValues => ({ name });

/** Renames a folder in place. */
export function RenameForm({ folder, draft, onClose }: RenameFormProps) {
  const t = useT();
  const [update] = useUpdateFolderMutation();
  const [readAll] = useLazyAllFoldersQuery();
  const form = useRecordForm({
    ...{ record: folder, toValues, onClose },
    toRequest: ({ name }: FolderValues) => ({ name: name.trim() }),
    update: (id, updateFolderRequest) => update({ id, updateFolderRequest }).unwrap(),
    read: async (id) => (await readAll().unwrap()).find(({ _id }) => _id === id) ?? folder,
    said: ({ name }) => t('folders.renamed', { name: name.trim() }),
    words: { label: () => t('folders.name'), text: ({ name }) => name },
  });
  return (
    <RecordForm form={form} schema={folderSchema} exists="folders.exists" draft={draft} label={t('folders.rename')}>
      <div className={style.rename}>
        <TextField name="name" label={t('folders.name')} hiddenLabel autoFocus required />
        <FormActions onCancel={onClose} />
      </div>
    </RecordForm>
  );
}
