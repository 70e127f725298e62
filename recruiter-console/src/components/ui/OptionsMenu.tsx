import MenuItem from '@mui/material/MenuItem';
import type { PaperProps } from '@mui/material/Paper';
import { Check } from 'lucide-react';
import { Grow } from '../layout/Grow';
import type { SelectOption } from './fields/Select';
import { Menu } from './Menu';

/** The role of an option, and the attribute that marks the chosen one. */
const OPTIONS = {
  menu: { role: 'menuitemradio', chosen: 'aria-checked' },
  listbox: { role: 'option', chosen: 'aria-selected' },
} as const;

interface OptionsMenuProps {
  /** The options are entries of a menu, or values of a select. */
  role: keyof typeof OPTIONS;
  id?: string;
  /** The accessible name. */
  label: string;
  value: string;
  options: readonly SelectOption[];
  /** The open button; null while the menu is closed. */
  anchor: HTMLElement | null;
  paper?: PaperProps;
  onClose: () => void;
  onChange: (value: string) => void;
}

/** The values of a button, of which one is chosen. */
export const OptionsMenu = ({
  role,
  id,
  label,
  value,
  options,
  anchor,
  paper,
  onClose,
  onChange,
}: OptionsMenuProps) => (
  <Menu
    anchorEl={anchor}
    open={anchor !== null}
    onClose={onClose}
    slotProps={{ list: { role, id, 'aria-label': label }, paper }}
  >
    {options.map((option) => {
      const isChosen = option.value === value;
      return (
        <MenuItem
          key={option.value}
          role={OPTIONS[role].role}
          {...{ [OPTIONS[role].chosen]: isChosen }}
          selected={isChosen}
          onClick={() => {
            onClose();
            if (!isChosen) onChange(option.value);
          }}
        >
          <Grow>{option.label}</Grow>
          {isChosen && <Check />}
        </MenuItem>
      );
    })}
  </Menu>
);
