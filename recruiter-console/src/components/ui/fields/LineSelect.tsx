import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { measured } from '../../../lib/measured';
import { OptionsMenu } from '../OptionsMenu';
import { Text } from '../Text';
import frameStyle from './line-frame.module.css';
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
  return (
    <>
      <button
        type="button"
        role="combobox"
        data-print={value === '' ? 'none' : undefined}
        className={clsx(frameStyle.frame, style.select)}
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
      <OptionsMenu
        role="listbox"
        id={listId}
        options={all}
        {...{ label, value, anchor, onChange }}
        paper={{ className: style.list, ...measured({ '--needed': anchor?.offsetWidth ?? 0 }) }}
        onClose={() => setAnchor(null)}
      />
    </>
  );
}
