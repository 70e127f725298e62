import { Menu } from '../../components/ui/Menu';
import MenuItem from '@mui/material/MenuItem';
import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { CheckMark } from '../../components/ui/fields/Check';
import { IconAction } from '../../components/ui/IconAction';

interface TabsMenuProps {
  label: string;
  tabs: readonly { id: string; label: ReactNode; shown: boolean }[];
  onToggle: (id: string) => void;
}

/** Chooses the tabs of the card; the last one cannot be hidden. */
export function TabsMenu({ label, tabs, onToggle }: TabsMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isLast = tabs.filter(({ shown }) => shown).length === 1;
  return (
    <>
      <IconAction
        icon={SlidersHorizontal}
        label={label}
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
        {tabs.map((tab) => (
          <MenuItem
            key={tab.id}
            role="menuitemcheckbox"
            aria-checked={tab.shown}
            disabled={tab.shown && isLast}
            onClick={() => onToggle(tab.id)}
          >
            <CheckMark state={tab.shown ? 'on' : 'off'} />
            {tab.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
