import { visuallyHidden } from '@byline/web-kit/ui';
import { Menu } from './Menu';
import MenuItem from '@mui/material/MenuItem';
import clsx from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Grow } from '../layout/Grow';
import style from './MenuButton.module.css';

export interface MenuOption {
  value: string;
  label: ReactNode;
}

const LOOKS = { ghost: style.ghost, field: style.field, smallField: clsx(style.field, style.small) };

interface MenuButtonProps {
  /**
   * The accessible name with the value: "Status, Live interview". Screen readers skip the visible text, which is
   * shorter.
   */
  label: string;
  value: string;
  options: readonly MenuOption[];
  onChange: (value: string) => void;
  /** `ghost` in a list of facts, a field elsewhere; `pill` adjusts the padding for a pill. */
  look: 'ghost' | 'field' | 'smallField';
  pill?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

/** A property that the user edits inline: shows its value and opens a menu of values. */
export function MenuButton({ label, value, options, onChange, look, pill, disabled, children }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (next: string): void => {
    setAnchor(null);
    if (next !== value) onChange(next);
  };
  return (
    <>
      <button
        type="button"
        className={clsx(LOOKS[look], pill && look === 'field' && style.withPill)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={disabled}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className={visuallyHidden}>{label}</span>
        <span className={style.value} aria-hidden="true">
          {children}
        </span>
        <ChevronDown size={12} />
      </button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label }, paper: { className: style.list } }}
      >
        {options.map((option) => (
          <MenuItem
            key={option.value}
            role="menuitemradio"
            aria-checked={option.value === value}
            selected={option.value === value}
            onClick={() => choose(option.value)}
          >
            <Grow>{option.label}</Grow>
            {option.value === value && <Check />}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
