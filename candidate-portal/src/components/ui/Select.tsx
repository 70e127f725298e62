import { ChevronDown } from 'lucide-react';
import type { SelectHTMLAttributes } from 'react';
import type { Choice } from '@byline/web-kit/names';
import controlStyle from '../form/control.module.css';

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  choices: readonly Choice[];
  /** The text of an empty choice; if it is missing, the list has no empty choice. */
  empty?: string | undefined;
}

/** The browser's own select, drawn like an input. */
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
