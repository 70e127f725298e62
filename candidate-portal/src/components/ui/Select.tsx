import type { SelectHTMLAttributes } from 'react';
import type { Choice } from '@byline/web-kit/names';
import { Icon } from './Icon';

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  choices: readonly Choice[];
  /** What an empty choice says; without it there is none. */
  empty?: string | undefined;
}

/** The platform's own select, drawn like an input. */
export function Select({ choices, empty, ...rest }: SelectProps) {
  return (
    <span className="ctl">
      <select {...rest} className="input">
        {empty !== undefined && <option value="">{empty}</option>}
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </span>
  );
}
