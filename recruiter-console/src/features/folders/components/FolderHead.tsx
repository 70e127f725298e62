import { SkeletonBar, useNotify } from '@byline/web-kit/ui';
import Button from '@mui/material/Button';
import { ArrowLeft, Pencil, Trash2, Users } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router-dom';
import { useDeleteFolderMutation, useUpdateFolderMutation, type FolderResponse } from '../../../api';
import { PaneHead } from '../../../components/layout/Pane';
import { Form } from '../../../components/ui/fields/Form';
import { FormActions } from '../../../components/ui/fields/FormActions';
import { TextField } from '../../../components/ui/fields/TextField';
import { IconAction } from '../../../components/ui/IconAction';
import { MoreMenu } from '../../../components/ui/MoreMenu';
import { Text } from '../../../components/ui/Text';
import { useFormShown } from '../../../lib/useFormShown';
import { useRemoval } from '../../../lib/useRemoval';
import { messages } from '../messages';
import { folderSchema, type FolderValues } from '../schema';
import style from './FolderHead.module.css';

interface FolderHeadProps {
  id: string;
  folder: Pick<FolderResponse, 'name' | 'candidateCount'> | undefined;
  onDeleted: () => void;
  onBack?: () => void;
}

/** Name of a folder, and what can be done with the folder as a whole. */
export function FolderHead({ id, folder, onDeleted, onBack }: FolderHeadProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const notify = useNotify();
  const removal = useRemoval();
  const draft = { form: 'folder', record: id, shownBy: ['folder'] };
  const [renaming, setRenaming] = useFormShown(draft);
  const [update] = useUpdateFolderMutation();
  const [remove] = useDeleteFolderMutation();
  if (!folder)
    return (
      <PaneHead lined>
        <SkeletonBar width={160} height={16} />
      </PaneHead>
    );
  const { name, candidateCount: count } = folder;
  const list = `/candidates?tile=all&folder=${id}`;
  const rename = async (values: FolderValues): Promise<void> => {
    const saved = await update({ id, updateFolderRequest: { name: values.name.trim() } }).unwrap();
    notify(formatMessage(messages.renamed, { name: saved.name }));
    setRenaming(false);
  };
  const onDelete = async (): Promise<void> => {
    const gone = await removal({
      question: formatMessage(messages.deleteQuestion, { name }),
      text: formatMessage(messages.deleteText, { count }),
      action: formatMessage(messages.delete),
      remove: () => remove({ id }),
      done: formatMessage(messages.deleted, { name }),
    });
    if (gone) onDeleted();
  };
  return (
    <PaneHead lined {...(onBack && { size: 'bar' })}>
      {onBack && <IconAction icon={ArrowLeft} label={formatMessage(messages.all)} onClick={onBack} />}
      {renaming ? (
        <Form<FolderValues>
          initialValues={{ name }}
          schema={folderSchema}
          onSubmit={rename}
          draft={draft}
          label={formatMessage(messages.rename)}
        >
          <div className={style.rename}>
            <TextField name="name" label={formatMessage(messages.name)} hiddenLabel autoFocus required />
            <FormActions onCancel={() => setRenaming(false)} />
          </div>
        </Form>
      ) : (
        <>
          <Text as={onBack ? 'h1' : 'h2'} size="page" grow cut title={name}>
            {name}
          </Text>
          {onBack ? (
            <MoreMenu
              label={`${formatMessage(messages.actions)}: ${name}`}
              entries={[
                { id: 'list', label: formatMessage(messages.openInList), onClick: () => void navigate(list) },
                { id: 'rename', label: formatMessage(messages.rename), onClick: () => setRenaming(true) },
                { id: 'delete', label: formatMessage(messages.delete), onClick: () => void onDelete() },
              ]}
            />
          ) : (
            <>
              <Button variant="text" onClick={() => setRenaming(true)}>
                <Pencil />
                <FormattedMessage {...messages.rename} />
              </Button>
              <Button variant="text" color="error" onClick={() => void onDelete()}>
                <Trash2 />
                <FormattedMessage {...messages.delete} />
              </Button>
              <Button component={Link} to={list}>
                <Users />
                <FormattedMessage {...messages.openInList} />
              </Button>
            </>
          )}
        </>
      )}
    </PaneHead>
  );
}
