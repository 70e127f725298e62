import type { ReactNode } from 'react';
import { ErrorLine } from '../ui/ErrorLine';
import { OptionalMark } from './FieldShell';
import { useField } from '@byline/web-kit/form';
import checkStyle from './check.module.css';

interface CheckboxFieldProps {
  name: string;
  /** The name in the error summary, because the text beside a checkbox is often a sentence. */
  label: string;
  optional?: boolean;
  required?: boolean;
  children: ReactNode;
}

export function CheckboxField({ name, label, optional = false, required = false, children }: CheckboxFieldProps) {
  const field = useField(name, label);
  return (
    <div>
      <label className={checkStyle.check}>
        <input
          id={field.id}
          name={name}
          type="checkbox"
          checked={field.value === true}
          required={required}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={field.error ? field.errorId : undefined}
          onBlur={field.leave}
          onChange={(event) => field.setValue(event.target.checked)}
        />
        <span>
          {children} {optional && <OptionalMark />}
        </span>
      </label>
      {field.error && <ErrorLine id={field.errorId}>{field.error}</ErrorLine>}
    </div>
  );
}
