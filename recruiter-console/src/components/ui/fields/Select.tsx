import { messageId } from '@byline/web-kit/form';
import { useClosedByBack } from '@byline/web-kit/back';
import MuiSelect from '@mui/material/Select';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import clsx from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Text } from '../Text';
import { Grow } from '../../layout/Grow';
import style from './Select.module.css';

export interface SelectOption {
  value: string;
  label: ReactNode;
}

interface SelectProps {
  id: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** The text of an empty value; without it, one of the options must be selected. */
  placeholder?: ReactNode;
  error?: boolean;
  disabled?: boolean;
  required?: boolean;
}

const Chevron = ({ className }: { className?: string }) => (
  <span className={clsx(className, style.chevron)}>
    <ChevronDown size={12} />
  </span>
);

/** A select of a form, for a few options; a check mark shows the selected one. */
export function Select({ id, value, options, onChange, onBlur, placeholder, ...rest }: SelectProps) {
  const { error, disabled, required } = rest;
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  useClosedByBack(open, close);
  const chosen = options.find((option) => option.value === value);
  return (
    <MuiSelect
      value={chosen ? value : ''}
      displayEmpty
      open={open}
      onOpen={() => setOpen(true)}
      onClose={close}
      fullWidth
      error={error ?? false}
      disabled={disabled ?? false}
      IconComponent={Chevron}
      input={<OutlinedInput className={style.input} />}
      renderValue={() => chosen?.label ?? <Text tone="muted">{placeholder}</Text>}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      SelectDisplayProps={{
        id,
        'aria-describedby': messageId(id),
        ...(required && { 'aria-required': true }),
        'aria-labelledby': `${id}-label ${id}`,
      }}
    >
      {placeholder !== undefined && (
        <MenuItem value="">
          <Text tone="muted" grow>
            {placeholder}
          </Text>
        </MenuItem>
      )}
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          <Grow>{option.label}</Grow>
          {option.value === value && <Check />}
        </MenuItem>
      ))}
    </MuiSelect>
  );
}
