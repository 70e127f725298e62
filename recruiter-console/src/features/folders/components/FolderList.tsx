import { useNotify } from '@byline/web-kit/ui';
import Button from '@mui/material/Button';
import { Folder } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useAllFoldersQuery, useCreateFolderMutation } from '../../../api';
import { Pane, PaneFoot, PaneHead, Scroll } from '../../../components/layout/Pane';
import { Row } from '../../../components/layout/Stack';
import { Form } from '../../../components/ui/fields/Form';
import { TextField } from '../../../components/ui/fields/TextField';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { EmptyState, ErrorState } from '../../../components/ui/States';
import { Text } from '../../../components/ui/Text';
import { useMade } from '../../../lib/made/made-context';
import { usePhone } from '../../../lib/usePhone';
import { messages } from '../messages';
import { folderSchema, type FolderValues } from '../schema';
import style from './FolderList.module.css';

interface FolderListProps {
  open: string | null;
  onOpen: (id: string) => void;
}

/** All folders by name, and a line to make one. */
export function FolderList({ open, onOpen }: FolderListProps) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const phone = usePhone();
  const { light } = useMade();
  // Each folder that is made empties the line.
  const [made, setMade] = useState(0);
  const [create] = useCreateFolderMutation();
  const { data: folders, error, isLoading, refetch } = useAllFoldersQuery();
  const save = async ({ name }: FolderValues): Promise<void> => {
    const { data } = await create({ createFolderRequest: { name: name.trim() } }).unwrap();
    notify(formatMessage(messages.added, { name: data.name }));
    onOpen(data._id);
    // On a phone the folder takes the place of the list: the line keeps the focus, for the heading to take it from there.
    if (!phone) setMade(made + 1);
    light({ id: data._id });
  };
  return (
    <Pane aria-label={formatMessage(messages.title)}>
      <PaneHead>
        <Text as="h1" size="page">
          <FormattedMessage {...messages.title} />
        </Text>
      </PaneHead>
      <div className={style.add}>
        <Form<FolderValues>
          key={made}
          initialValues={{ name: '' }}
          schema={folderSchema}
          onSubmit={save}
          draft={{ form: 'new-folder' }}
          label={formatMessage(messages.newFolder)}
        >
          <Row top>
            <TextField
              name="name"
              label={formatMessage(messages.name)}
              hiddenLabel
              placeholder={formatMessage(messages.newFolder)}
              autoComplete="off"
              required
            />
            <Button type="submit">
              <FormattedMessage {...messages.add} />
            </Button>
          </Row>
        </Form>
      </div>
      <Scroll column>
        {isLoading && <ListSkeleton />}
        {!folders && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {folders?.length === 0 && (
          <EmptyState title={formatMessage(messages.none)} text={formatMessage(messages.noneText)} />
        )}
        <ul className={style.folders}>
          {folders?.map((folder) => (
            <li key={folder._id} data-record={folder._id}>
              <button
                type="button"
                aria-current={folder._id === open ? 'true' : undefined}
                onClick={() => onOpen(folder._id)}
              >
                <Folder />
                <Text grow cut title={folder.name}>
                  {folder.name}
                </Text>
                <Text tone="muted">
                  <FormattedNumber value={folder.candidateCount} />
                </Text>
              </button>
            </li>
          ))}
        </ul>
      </Scroll>
      <PaneFoot>
        <span role="status">
          {folders && <FormattedMessage {...messages.count} values={{ count: folders.length }} />}
        </span>
      </PaneFoot>
    </Pane>
  );
}
