import { useField } from '@byline/web-kit/form';
import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame } from '../ui/fields/FieldFrame';
import { PersonPicker, type PickedPerson } from './PersonPicker';

interface PersonFieldProps {
  name: string;
  label: ReactNode;
  placeholder: string;
  help?: ReactNode;
  required?: boolean;
  /** Leaves these people out. */
  without?: ComponentProps<typeof PersonPicker>['without'];
}

/** A person in a Formik form. */
export function PersonField({ name, label, placeholder, help, required = false, without }: PersonFieldProps) {
  const field = useField<PickedPerson | null>(name);
  return (
    <FieldFrame id={field.id} label={label} help={help} error={field.error} required={required}>
      <PersonPicker
        id={field.id}
        value={field.value}
        onChange={field.setValue}
        placeholder={placeholder}
        {...(without && { without })}
        error={field.error !== undefined}
        required={required}
      />
    </FieldFrame>
  );
}
