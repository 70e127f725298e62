import OutlinedInput from '@mui/material/OutlinedInput';
import type { Ref } from 'react';
import { Icon } from '../Icon';

interface SearchInputProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  width?: number | string;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A search box; Escape empties it first. */
export function SearchInput({ label, value, onChange, width = 208, autoFocus = false, ref }: SearchInputProps) {
  return (
    <OutlinedInput
      type="search"
      value={value}
      inputRef={ref}
      autoFocus={autoFocus}
      placeholder={label}
      className="search-input"
      sx={width === 'auto' ? { flex: 1, minWidth: 0 } : { width, flex: 'none' }}
      startAdornment={<Icon name="search" />}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || value === '') return;
        event.preventDefault();
        event.stopPropagation();
        onChange('');
      }}
      slotProps={{ input: { 'aria-label': label } }}
    />
  );
}
