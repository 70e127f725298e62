import { useT } from '@byline/web-kit/i18n';
import { SkeletonBar, visuallyHidden } from '@byline/web-kit/ui';
import { Button } from '../../../components/ui/Button';
import { ArrowLeft, Pencil, Trash2, Users } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useDeleteFolderMutation, type Folder } from '../../../api';
import { PaneHead } from '../../../components/layout/Pane';
import { IconAction } from '../../../components/ui/IconAction';
import { MoreMenu } from '../../../components/ui/MoreMenu';
import { Text } from '../../../components/ui/Text';
import { useFormShown } from '../../../lib/useFormShown';
import { useRemoval } from '../../../lib/useRemoval';
import { RenameForm } from './RenameForm';

interface FolderHeadProps {
  id: string;
  folder: Folder | undefined;
  onDeleted: () => void;
  onBack?: () => void;
}

/** The name of a folder, and the actions on the folder. */
export function FolderHead({ id, folder, onDeleted, onBack }: FolderHeadProps) {
  const t = useT();
  const navigate = useNavigate();
  const removal = useRemoval();
  const draft = { form: 'folder', record: id, shownBy: ['folder'] };
  const [renaming, setRenaming] = useFormShown(draft);
  const [remove] = useDeleteFolderMutation();
  if (!folder)
    return (
      <PaneHead lined>
        <SkeletonBar width={160} height={16} />
      </PaneHead>
    );
  const { name, candidateCount: count } = folder;
  const list = `/candidates?tile=all&folder=${id}`;
  const onDelete = async (): Promise<void> => {
    const gone = await removal({
      question: t('folders.deleteQuestion', { name }),
      text: t('folders.deleteText', { count }),
      action: t('folders.delete'),
      remove: () => remove({ id }),
      done: t('folders.deleted', { name }),
    });
    if (gone) onDeleted();
  };
  return (
    <PaneHead lined {...(onBack && { size: 'bar' })}>
      {onBack && <IconAction icon={ArrowLeft} label={t('folders.all')} onClick={onBack} />}
      {renaming ? (
        <>
          {onBack && <h1 className={visuallyHidden}>{name}</h1>}
          <RenameForm folder={folder} draft={draft} onClose={() => setRenaming(false)} />
        </>
      ) : (
        <>
          <Text as={onBack ? 'h1' : 'h2'} size="page" grow cut title={name}>
            {name}
          </Text>
          {onBack ? (
            <MoreMenu
              label={`${t('folders.actions')}: ${name}`}
              entries={[
                { id: 'list', label: t('folders.openInList'), onClick: () => void navigate(list) },
                { id: 'rename', label: t('folders.rename'), onClick: () => setRenaming(true) },
                { id: 'delete', label: t('folders.delete'), onClick: () => void onDelete() },
              ]}
            />
          ) : (
            <>
              <Button variant="text" onClick={() => setRenaming(true)}>
                <Pencil />
                <FormattedMessage id="folders.rename" />
              </Button>
              <Button variant="text" color="error" onClick={() => void onDelete()}>
                <Trash2 />
                <FormattedMessage id="folders.delete" />
              </Button>
              <Button to={list}>
                <Users />
                <FormattedMessage id="folders.openInList" />
              </Button>
            </>
          )}
        </>
      )}
    </PaneHead>
  );
}
