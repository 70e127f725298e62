import Checkbox from '@mui/material/Checkbox';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';

interface CheckProps {
  /** Its name; with `children` the visible words are the name. */
  label?: string;
  checked: boolean;
  mixed?: boolean;
  disabled?: boolean;
  name?: string;
  onChange: (checked: boolean) => void;
  children?: ReactNode;
}

const mark = (state: 'off' | 'on' | 'mixed') => (
  <span className={state === 'off' ? 'cb' : 'cb on'}>
    {state !== 'off' && <Icon name={state === 'mixed' ? 'dash' : 'check'} />}
  </span>
);

/** A 16 px check box with a hit area of 24 (44 on touch). */
export function Check({ label, checked, mixed = false, disabled = false, name, onChange, children }: CheckProps) {
  const box = (
    <Checkbox
      checked={checked}
      indeterminate={mixed}
      disabled={disabled}
      icon={mark('off')}
      checkedIcon={mark('on')}
      indeterminateIcon={mark('mixed')}
      onChange={(_, on) => onChange(on)}
      slotProps={{
        input: { ...(label !== undefined && { 'aria-label': label }), ...(name !== undefined && { name }) },
      }}
    />
  );
  if (!children) return box;
  return (
    <label className="check">
      {box}
      <span>{children}</span>
    </label>
  );
}
