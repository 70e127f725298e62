import { useT } from '@byline/web-kit/i18n';
import { useDialogs } from '@byline/web-kit/ui';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { Folder, Plus } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAllFoldersQuery, useCreateFolderMutation } from '../../../api';
import { Stack } from '../../../components/layout/Stack';
import { SearchInput } from '../../../components/ui/fields/SearchInput';
import { Text } from '../../../components/ui/Text';
import style from './FolderChooser.module.css';

interface FolderChooserProps {
  onChoose: (folder: string) => void;
  /** Called when the size changes: the menu opens above the bar and must grow upwards. */
  onSized: () => void;
}

/** Takes a typed letter to the search, because the list would choose a folder at the next space. */
function goOnTyping(event: KeyboardEvent<HTMLElement>): void {
  const { key, ctrlKey, metaKey, altKey, currentTarget } = event;
  if (key.length > 1 || key === ' ' || ctrlKey || metaKey || altKey) return;
  event.stopPropagation();
  // The browser writes the letter into the field that has the focus after this event.
  currentTarget.parentElement?.querySelector('input')?.focus();
}

/** Finds a folder by name and shows its number of candidates, or creates a folder of that name. */
export function FolderChooser({ onChoose, onSized }: FolderChooserProps) {
  const t = useT();
  const { formatNumber } = useIntl();
  const { showError } = useDialogs();
  const [text, setText] = useState('');
  const [create, { isLoading }] = useCreateFolderMutation();
  const { data = [] } = useAllFoldersQuery();
  const wanted = text.trim().toLocaleLowerCase();
  const folders = data.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
  const known = folders.some(({ name }) => name.toLocaleLowerCase() === wanted);
  const list = useRef<HTMLUListElement>(null);
  const sized = useRef(onSized);
  useEffect(() => {
    sized.current = onSized;
  });
  useLayoutEffect(() => sized.current(), [folders.length, known, wanted]);
  const onCreate = async (): Promise<void> => {
    const result = await create({ createFolderRequest: { name: text.trim() } });
    if (result.error) showError(result.error);
    else onChoose(result.data.data._id);
  };
  /** Takes the folder of this name, else the first that is found, else makes one. */
  const onEnter = (): void => {
    const taken = folders.find(({ name }) => name.toLocaleLowerCase() === wanted) ?? (wanted ? folders[0] : undefined);
    if (taken) onChoose(taken._id);
    else if (wanted && !isLoading) void onCreate();
  };
  return (
    <Stack gap={4} className={style.folders}>
      <SearchInput
        label={t('bulk.searchFolder')}
        value={text}
        onChange={setText}
        width="full"
        autoFocus
        onEnter={onEnter}
        onDown={() => list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()}
      />
      <MenuList ref={list} className={style.options} aria-label={t('bulk.addToFolder')} onKeyDownCapture={goOnTyping}>
        {folders.map(({ _id, name, candidateCount }) => (
          <MenuItem key={_id} onClick={() => onChoose(_id)}>
            <Folder />
            <Text grow cut>
              {name}
            </Text>
            <span className={style.number}>{formatNumber(candidateCount)}</span>
          </MenuItem>
        ))}
        {wanted && !known && (
          <MenuItem disabled={isLoading} onClick={() => void onCreate()}>
            <Plus />
            <FormattedMessage id="bulk.createFolder" values={{ name: text.trim() }} />
          </MenuItem>
        )}
      </MenuList>
    </Stack>
  );
}
