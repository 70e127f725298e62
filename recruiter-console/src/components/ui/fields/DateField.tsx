import type { ReactNode } from 'react';
import { DateInput } from './DateInput';
import { FieldFrame } from './FieldFrame';
import { useFormField } from './useFormField';

interface DateFieldProps {
  name: string;
  label: ReactNode;
  help?: ReactNode;
  required?: boolean;
  withTime?: boolean;
  disablePast?: boolean;
  disableFuture?: boolean;
}

/** A day (or moment) as typed text in a Formik form; schema and model turn it into the API's form. */
export function DateField({ name, label, help, required = false, ...rest }: DateFieldProps) {
  const field = useFormField<string>(name);
  return (
    <FieldFrame id={field.id} label={label} error={field.error} help={help} required={required}>
      <DateInput
        {...rest}
        id={field.id}
        value={field.value}
        onChange={field.set}
        onBlur={field.touch}
        error={field.error !== undefined}
      />
    </FieldFrame>
  );
}
