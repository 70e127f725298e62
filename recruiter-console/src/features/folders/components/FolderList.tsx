import { useT } from '@byline/web-kit/i18n';
import { useNotify } from '@byline/web-kit/ui';
import { Button } from '../../../components/ui/Button';
import { Folder } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useAllFoldersQuery, useCreateFolderMutation } from '../../../api';
import { Pane, PaneFoot, PaneHead, Scroll } from '../../../components/layout/Pane';
import { PickList } from '../../../components/record/PickList';
import { Row } from '../../../components/layout/Stack';
import { Banner } from '../../../components/ui/Banner';
import { Form } from '../../../components/ui/fields/Form';
import { TextField } from '../../../components/ui/fields/TextField';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { EmptyState, ErrorState } from '../../../components/ui/States';
import { Text } from '../../../components/ui/Text';
import { useMade } from '../../../lib/made/made-context';
import { usePhone } from '../../../lib/usePhone';
import { folderSchema, type FolderValues } from '../schema';
import style from './FolderList.module.css';

interface FolderListProps {
  open: string | null;
  onOpen: (id: string) => void;
}

/** All folders by name, and a line that adds one. */
export function FolderList({ open, onOpen }: FolderListProps) {
  const t = useT();
  const notify = useNotify();
  const phone = usePhone();
  const { light } = useMade();
  // A new key empties the line after each new folder.
  const [made, setMade] = useState(0);
  const [isTaken, setTaken] = useState(false);
  const [create] = useCreateFolderMutation();
  const { data: folders, error, isLoading, refetch } = useAllFoldersQuery();
  const save = async ({ name }: FolderValues): Promise<void> => {
    const { data } = await create({ createFolderRequest: { name: name.trim() } }).unwrap();
    notify(t('folders.added', { name: data.name }));
    setTaken(false);
    onOpen(data._id);
    // On a phone the folder replaces the list. The line keeps the focus, so that the folder's heading takes it over.
    if (!phone) setMade(made + 1);
    light({ id: data._id });
  };
  return (
    <Pane aria-label={t('folders.title')}>
      <PaneHead>
        <Text as="h1" size="page">
          <FormattedMessage id="folders.title" />
        </Text>
      </PaneHead>
      <div className={style.add}>
        <Form<FolderValues>
          key={made}
          initialValues={{ name: '' }}
          schema={folderSchema}
          onSubmit={save}
          onRefused={(problem) => {
            const taken = problem?.code === 'already_exists';
            setTaken(taken);
            return taken;
          }}
          draft={{ form: 'new-folder' }}
          label={t('folders.newFolder')}
        >
          {isTaken && (
            <Banner tone="bad">
              <FormattedMessage id="folders.exists" />
            </Banner>
          )}
          <Row top>
            <TextField
              name="name"
              label={t('folders.name')}
              hiddenLabel
              placeholder={t('folders.newFolder')}
              autoComplete="off"
              required
            />
            <Button type="submit">
              <FormattedMessage id="folders.add" />
            </Button>
          </Row>
        </Form>
      </div>
      <Scroll column>
        {isLoading && <ListSkeleton />}
        {!folders && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {folders?.length === 0 && <EmptyState title={t('folders.none')} text={t('folders.noneText')} />}
        <PickList {...{ records: folders, open, onOpen }}>
          {(folder) => (
            <>
              <Folder />
              <Text grow cut title={folder.name}>
                {folder.name}
              </Text>
              <Text tone="muted">
                <FormattedNumber value={folder.candidateCount} />
              </Text>
            </>
          )}
        </PickList>
      </Scroll>
      <PaneFoot>
        <span role="status">
          {folders && <FormattedMessage id="folders.count" values={{ count: folders.length }} />}
        </span>
      </PaneFoot>
    </Pane>
  );
}
