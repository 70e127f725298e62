import { Menu } from './Menu';
import MenuItem from '@mui/material/MenuItem';
import { Ellipsis } from 'lucide-react';
import { useState, type ReactNode, type Ref } from 'react';
import { IconAction } from './IconAction';

interface MoreMenuProps {
  label: string;
  entries: readonly { id: string; label: ReactNode; onClick: () => void; disabled?: boolean }[];
  ref?: Ref<HTMLButtonElement>;
}

/** A menu of further actions behind three dots. */
export function MoreMenu({ label, entries, ref }: MoreMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconAction
        icon={Ellipsis}
        label={label}
        ref={ref ?? null}
        popup="menu"
        expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {entries.map((entry) => (
          <MenuItem
            key={entry.id}
            disabled={entry.disabled ?? false}
            onClick={() => {
              setAnchor(null);
              entry.onClick();
            }}
          >
            {entry.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
