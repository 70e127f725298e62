import { useT } from '@byline/web-kit/i18n';
import { useIsPaper } from '@byline/web-kit/ui';
import { Button } from '../../../components/ui/Button';
import { Menu } from '../../../components/ui/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Check, ChevronDown, Folder } from 'lucide-react';
import { useState } from 'react';
import { useFolderOptions } from '../../../api/lookups';
import { Grow } from '../../../components/layout/Grow';
import { Text } from '../../../components/ui/Text';
import type { Filters } from '../../../lib/candidate-list/filters';
import style from './FolderMenu.module.css';

interface FolderMenuProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
  /** Leaves out the words of all folders. */
  short?: boolean;
}

/** Chooses one folder of candidates, or all. */
export function FolderMenu({ filters, onChange, short = false }: FolderMenuProps) {
  const t = useT();
  const { options, label } = useFolderOptions();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isPaper = useIsPaper();
  const all = t('candidates.allFolders');
  const [current = ''] = filters.folder;
  const text = current ? label(current) : all;
  const choose = (folder: string): void => {
    setAnchor(null);
    onChange({ ...filters, folder: folder ? [folder] : [] });
  };
  return (
    <>
      <Button
        variant="text"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={t('candidates.folder', { folder: text })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Folder />
        {(current || !short) && (
          <Text cut className={style.folder}>
            {text}
          </Text>
        )}
        <ChevronDown size={12} />
      </Button>
      {isPaper && current && <Text>{text}</Text>}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {[{ value: '', label: all }, ...options].map((option) => (
          <MenuItem
            key={option.value}
            role="menuitemradio"
            aria-checked={option.value === current}
            selected={option.value === current}
            onClick={() => choose(option.value)}
          >
            <Grow>{option.label}</Grow>
            {option.value === current && <Check />}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
