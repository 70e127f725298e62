import type { InputHTMLAttributes, ReactNode } from 'react';
import { formatDashed } from '@byline/web-kit/dates';
import { describedBy, FieldShell, type Labelled } from './FieldShell';
import { useField } from '@byline/web-kit/form';
import controlStyle from './control.module.css';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'autoFocus' | 'inputMode' | 'type' | 'maxLength'
>;

interface FieldProps extends Labelled, Native {
  /** Unit before the value, e.g. €. */
  unit?: string;
  /** Number of lines; more than one makes it a text area. */
  rows?: number;
  aside?: ReactNode;
}

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A text field of the surrounding form, with its label, help and translated error. */
export function Field({ name, label, help, optional, unit, rows, aside, type = 'text', ...native }: FieldProps) {
  const field = useField(name, label);
  const shared = {
    id: field.id,
    name,
    className: controlStyle.input,
    value: asText(field.value),
    'aria-invalid': field.error ? true : undefined,
    'aria-describedby': describedBy(field, help),
    onBlur: field.leave,
  };
  const input = rows ? (
    <textarea
      {...shared}
      rows={rows}
      maxLength={native.maxLength}
      onChange={(event) => field.setValue(event.target.value)}
    />
  ) : (
    <input {...native} {...shared} type={type} onChange={(event) => field.setValue(event.target.value)} />
  );
  return (
    <FieldShell
      field={field}
      label={label}
      help={help}
      optional={optional}
      aside={aside}
      isLong={rows !== undefined}
      otherWords={type === 'date' ? formatDashed : undefined}
    >
      {unit ? (
        <span className={controlStyle.frame}>
          <span className={controlStyle.unit} aria-hidden="true">
            {unit}
          </span>
          {input}
        </span>
      ) : (
        input
      )}
    </FieldShell>
  );
}
