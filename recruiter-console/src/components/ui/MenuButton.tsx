import { visuallyHidden } from '@byline/web-kit/ui';
import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { SelectOption } from './fields/Select';
import style from './MenuButton.module.css';
import { OptionsMenu } from './OptionsMenu';

const LOOKS = { ghost: style.ghost, field: style.field, smallField: clsx(style.field, style.small) };

interface MenuButtonProps {
  /**
   * The accessible name with the value: "Status, Live interview". Screen readers skip the visible text, which is
   * shorter.
   */
  label: string;
  value: string;
  options: readonly SelectOption[];
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
      <OptionsMenu
        role="menu"
        {...{ label, value, options, anchor, onChange }}
        paper={{ className: style.list }}
        onClose={() => setAnchor(null)}
      />
    </>
  );
}
