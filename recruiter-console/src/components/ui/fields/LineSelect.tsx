import MenuItem from '@mui/material/MenuItem';
import { Check, ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { measured } from '../../../lib/measured';
import { Grow } from '../../layout/Grow';
import { Menu } from '../Menu';
import { Text } from '../Text';
import style from './LineSelect.module.css';
import type { SelectOption } from './Select';

interface LineSelectProps {
  /** The accessible name. */
  label: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  /** The text of an empty value, which is then an option too. */
  placeholder?: ReactNode;
}

/** A select without a visible label, for bars. MUI's draws itself twice before the browser paints, and the effects of its whole screen between. */
export function LineSelect({ label, value, options, onChange, placeholder }: LineSelectProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const listId = useId();
  const empty = placeholder === undefined ? [] : [{ value: '', label: <Text tone="muted">{placeholder}</Text> }];
  const all = [...empty, ...options];
  const choose = (next: string): void => {
    setAnchor(null);
    if (next !== value) onChange(next);
  };
  return (
    <>
      <button
        type="button"
        role="combobox"
        className={style.select}
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? listId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          setAnchor(event.currentTarget);
        }}
      >
        <span className={style.value}>{all.find((option) => option.value === value)?.label}</span>
        <ChevronDown size={12} />
      </button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: { role: 'listbox', id: listId, 'aria-label': label },
          paper: { className: style.list, ...measured({ '--needed': anchor?.offsetWidth ?? 0 }) },
        }}
      >
        {all.map((option) => (
          <MenuItem
            key={option.value}
            role="option"
            aria-selected={option.value === value}
            selected={option.value === value}
            onClick={() => choose(option.value)}
          >
            <Grow>{option.label}</Grow>
            {option.value === value && option.value !== '' && <Check />}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
