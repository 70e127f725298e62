import { MAX_LINE } from '@byline/shared-types/domain';
import clsx from 'clsx';
import { Search } from 'lucide-react';
import type { Ref } from 'react';
import { useTextWidth } from '../../../lib/useTextWidth';
import { LineInput } from './LineInput';
import style from './SearchInput.module.css';

const WIDTHS = { short: style.short, long: style.long, full: style.full, rest: style.rest };

/** The icon, the gap and the padding around the placeholder, in px. */
const BESIDE = 56;

interface SearchInputProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /**
   * `short` is 208 px (the default), `long` 232 px; both grow with the placeholder and fill the line on a phone. `full`
   * is the whole line, `rest` the remaining width.
   */
  width?: keyof typeof WIDTHS;
  autoFocus?: boolean;
  /** Enter takes the first match; an arrow down moves into the list. */
  onEnter?: () => void;
  onDown?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** A search box; the first Escape clears it. */
export function SearchInput({ label, value, onChange, width = 'short', autoFocus = false, ...rest }: SearchInputProps) {
  const { onEnter, onDown, ref } = rest;
  const textWidth = useTextWidth();
  return (
    <LineInput
      type="search"
      value={value}
      ref={ref}
      autoFocus={autoFocus}
      placeholder={label}
      className={clsx(style.search, WIDTHS[width])}
      needed={textWidth(label, '400 13px') + BESIDE}
      start={<Search />}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        const act = { Enter: onEnter, ArrowDown: onDown, Escape: value === '' ? undefined : () => onChange('') }[
          event.key
        ];
        if (!act) return;
        event.preventDefault();
        event.stopPropagation();
        act();
      }}
      aria-label={label}
      maxLength={MAX_LINE}
    />
  );
}
