import { visuallyHidden } from '@byline/web-kit/ui';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type ReactNode } from 'react';
import { Icon } from './Icon';

export interface MenuOption {
  value: string;
  label: ReactNode;
}

interface MenuButtonProps {
  /** Name of the control, its value included: "Status, Live interview". What is seen says less, so it is hidden from screen readers. */
  label: string;
  value: string;
  options: readonly MenuOption[];
  onChange: (value: string) => void;
  className: string;
  disabled?: boolean;
  children: ReactNode;
}

/** A property edited in place: shows its value, opens a list of the possible ones, the chosen one with a check mark. */
export function MenuButton({ label, value, options, onChange, className, disabled, children }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (next: string): void => {
    setAnchor(null);
    if (next !== value) onChange(next);
  };
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={disabled}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className={visuallyHidden}>{label}</span>
        <span className="seen" aria-hidden="true">
          {children}
        </span>
        <Icon name="down" small />
      </button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label }, paper: { style: { maxHeight: 360 } } }}
      >
        {options.map((option) => (
          <MenuItem
            key={option.value}
            role="menuitemradio"
            aria-checked={option.value === value}
            selected={option.value === value}
            onClick={() => choose(option.value)}
          >
            <span className="grow">{option.label}</span>
            {option.value === value && <Icon name="check" />}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
