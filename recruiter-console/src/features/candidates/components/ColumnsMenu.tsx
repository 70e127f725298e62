import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { Menu } from '../../../components/ui/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CandidateListItemResponse } from '../../../api';
import { MenuDivider } from '../../../components/layout/Divider';
import { CheckMark } from '../../../components/ui/fields/Check';
import type { Column } from '../../../components/ui/table/columns';

interface ColumnsMenuProps {
  columns: readonly Column<CandidateListItemResponse>[];
  /** The ids of the columns in the table. */
  shown: readonly string[];
  /** Without a choice the width of the window decides. */
  hasChosen: boolean;
  onChoose: (ids: string[] | null) => void;
}

/** Chooses the columns of the table, from those in it: no other column comes along. The name always stays. */
export function ColumnsMenu({ columns, shown, hasChosen, onChoose }: ColumnsMenuProps) {
  const t = useT();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const toggle = (id: string): void => {
    const next = new Set(shown);
    if (!next.delete(id)) next.add(id);
    onChoose(columns.map((column) => column.id).filter((known) => next.has(known)));
  };
  return (
    <>
      <Button aria-haspopup="menu" aria-expanded={anchor !== null} onClick={(event) => setAnchor(event.currentTarget)}>
        <Columns3 />
        <FormattedMessage id="candidates.columns" />
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': t('candidates.columns') } }}
      >
        {columns.slice(1).map((column) => {
          const on = shown.includes(column.id);
          return (
            <MenuItem key={column.id} role="menuitemcheckbox" aria-checked={on} onClick={() => toggle(column.id)}>
              <CheckMark state={on ? 'on' : 'off'} />
              {column.header}
            </MenuItem>
          );
        })}
        <MenuDivider />
        <MenuItem disabled={!hasChosen} onClick={() => onChoose(null)}>
          <FormattedMessage id="candidates.columnsReset" />
        </MenuItem>
      </Menu>
    </>
  );
}
