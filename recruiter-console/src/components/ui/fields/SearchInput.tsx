import { MAX_LINE } from '@byline/shared-types/domain';
import OutlinedInput from '@mui/material/OutlinedInput';
import clsx from 'clsx';
import { Search } from 'lucide-react';
import type { Ref } from 'react';
import { measured } from '../../../lib/measured';
import { useTextWidth } from '../../../lib/useTextWidth';
import style from './SearchInput.module.css';

const WIDTHS = { short: style.short, long: style.long, full: style.full, rest: style.rest };

/** Beside what it says it looks for, in px: the icon, the gap and the paddings. */
const BESIDE = 56;

interface SearchInputProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** 208 px unless said otherwise, long is 232, both as wide as what it says at least and the whole line on a phone; full is the whole line, rest what the line has left. */
  width?: keyof typeof WIDTHS;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A search box; Escape empties it first. */
export function SearchInput({ label, value, onChange, width = 'short', autoFocus = false, ref }: SearchInputProps) {
  const textWidth = useTextWidth();
  return (
    <OutlinedInput
      type="search"
      value={value}
      inputRef={ref}
      autoFocus={autoFocus}
      placeholder={label}
      className={clsx(style.search, WIDTHS[width])}
      {...measured({ '--needed': textWidth(label, '400 13px') + BESIDE })}
      startAdornment={<Search />}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || value === '') return;
        event.preventDefault();
        event.stopPropagation();
        onChange('');
      }}
      slotProps={{ input: { 'aria-label': label, maxLength: MAX_LINE } }}
    />
  );
}
