import clsx from 'clsx';
import { CheckIcon, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import style from './Check.module.css';

interface CheckProps {
  /** The accessible name, if there are no `children`. */
  label?: string;
  checked: boolean;
  mixed?: boolean;
  disabled?: boolean;
  name?: string;
  /** `range`: with Shift pressed. */
  onChange: (checked: boolean, range: boolean) => void;
  children?: ReactNode;
}

/** Only the box; its parent exposes the state to screen readers. */
export const CheckMark = ({ state }: { state: 'off' | 'on' | 'mixed' }) => (
  <span className={clsx(style.mark, state !== 'off' && style.on)}>
    {state === 'on' && <CheckIcon />}
    {state === 'mixed' && <Minus />}
  </span>
);

/** A 16 px check box with a target of 24 px (44 px on touch). */
export function Check({ label, checked, mixed = false, disabled = false, name, onChange, children }: CheckProps) {
  const box = (
    <span className={style.box}>
      <input
        type="checkbox"
        ref={(input) => {
          if (input) input.indeterminate = mixed;
        }}
        checked={checked}
        disabled={disabled}
        aria-label={label}
        name={name}
        onChange={({ target, nativeEvent }) =>
          onChange(target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
        }
      />
      <CheckMark state={mixed ? 'mixed' : checked ? 'on' : 'off'} />
    </span>
  );
  if (!children) return box;
  return (
    <label className={style.labelled}>
      {box}
      <span>{children}</span>
    </label>
  );
}
