import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { Menu } from '../../../components/ui/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useState } from 'react';
import type { CandidateListItemResponse } from '../../../api';
import { Grow } from '../../../components/layout/Grow';
import { formatSort, nextSort, parseSort, type Column } from '../../../components/ui/table/columns';

interface SortMenuProps {
  columns: readonly Column<CandidateListItemResponse>[];
  sort: string;
  onSort: (sort: string) => void;
  /** Shows an icon instead of the name of the column. */
  short: boolean;
}

/** Sorts the list on a phone, where the table has no head. */
export function SortMenu({ columns, sort, onSort, short }: SortMenuProps) {
  const t = useT();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const current = parseSort(sort);
  const Direction = current.descending ? ArrowDown : ArrowUp;
  const sortable = columns.filter((column) => column.sort !== undefined);
  const header = sortable.find((column) => column.sort === current.key)?.header;
  const shown = typeof header === 'string' ? header : '';
  return (
    <>
      <Button
        variant="text"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={t('candidates.sortBy', { column: shown })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {short ? <ArrowUpDown /> : shown}
        <Direction size={12} />
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {sortable.map(({ id, header: name, sort: key = '' }) => (
          <MenuItem
            key={id}
            role="menuitemradio"
            aria-checked={key === current.key}
            onClick={() => {
              setAnchor(null);
              onSort(formatSort(nextSort(current, key)));
            }}
          >
            <Grow>{name}</Grow>
            {key === current.key && <Direction size={12} />}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
