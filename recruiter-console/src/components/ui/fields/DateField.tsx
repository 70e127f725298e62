import { useField } from '@byline/web-kit/form';
import type { ReactNode } from 'react';
import { DateInput } from './DateInput';
import { FieldFrame } from './FieldFrame';

interface DateFieldProps {
  name: string;
  label: ReactNode;
  help?: ReactNode;
  required?: boolean;
  withTime?: boolean;
  dotted?: boolean;
  disablePast?: boolean;
  disableFuture?: boolean;
  /** Called with each text that the user types or picks. */
  onTyped?: (text: string) => void;
}

/** A day or moment as typed text in a Formik form; the schema and the model convert it for the API. */
export function DateField({ name, label, help, required = false, onTyped, ...rest }: DateFieldProps) {
  const field = useField<string>(name);
  return (
    <FieldFrame id={field.id} label={label} error={field.error} help={help} required={required}>
      <DateInput
        {...rest}
        id={field.id}
        value={field.value}
        onChange={(text) => {
          field.setValue(text);
          onTyped?.(text);
        }}
        onBlur={field.leave}
        error={field.error !== undefined}
        required={required}
      />
    </FieldFrame>
  );
}
