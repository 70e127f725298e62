import { ChevronDown } from 'lucide-react';
import type { SelectHTMLAttributes } from 'react';
import type { Choice } from '@byline/web-kit/names';
import controlStyle from '../form/control.module.css';

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  choices: readonly Choice[];
  /** What an empty choice says; without it there is none. */
  empty?: string | undefined;
}

/** The platform's own select, drawn like an input. */
export function Select({ choices, empty, ...rest }: SelectProps) {
  return (
    <span className={controlStyle.frame}>
      <select {...rest} className={controlStyle.input}>
        {empty !== undefined && <option value="">{empty}</option>}
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown />
    </span>
  );
}
