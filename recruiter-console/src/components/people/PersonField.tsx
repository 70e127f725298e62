import { useField } from '@byline/web-kit/form';
import type { ReactNode } from 'react';
import { FieldFrame } from '../ui/fields/FieldFrame';
import { PersonPicker, type PersonPickerProps, type PickedPerson } from './PersonPicker';

interface PersonFieldProps extends Pick<PersonPickerProps, 'placeholder' | 'required' | 'autoFocus' | 'without'> {
  name: string;
  label: ReactNode;
  help?: ReactNode;
}

/** A person in a Formik form. */
export function PersonField({ name, label, help, required = false, ...picker }: PersonFieldProps) {
  const field = useField<PickedPerson | null>(name);
  return (
    <FieldFrame id={field.id} label={label} help={help} error={field.error} required={required}>
      <PersonPicker
        id={field.id}
        value={field.value}
        onChange={field.setValue}
        {...picker}
        error={field.error !== undefined}
        required={required}
      />
    </FieldFrame>
  );
}
