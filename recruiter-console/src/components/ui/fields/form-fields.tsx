import { useField } from '@byline/web-kit/form';
import type { ReactNode } from 'react';
import type { Choice } from '@byline/web-kit/names';
import { Segment } from '../Segment';
import { Check } from './Check';
import { FieldFrame } from './FieldFrame';
import { Picker } from './Picker';
import { Select, type SelectOption } from './Select';

interface FieldProps {
  name: string;
  label: ReactNode;
  help?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

interface SelectFieldProps extends FieldProps {
  options: readonly SelectOption[];
  placeholder?: ReactNode;
}

/** A select in a Formik form. */
export function SelectField({ name, label, help, required = false, disabled, options, placeholder }: SelectFieldProps) {
  const field = useField<string>(name);
  return (
    <FieldFrame id={field.id} label={label} error={field.error} help={help} required={required}>
      <Select
        id={field.id}
        value={field.value}
        options={options}
        onChange={field.setValue}
        onBlur={field.leave}
        error={field.error !== undefined}
        required={required}
        {...(placeholder !== undefined && { placeholder })}
        {...(disabled !== undefined && { disabled })}
      />
    </FieldFrame>
  );
}

interface PickerFieldProps extends FieldProps {
  options: readonly Choice[];
  placeholder?: string;
  clearable?: boolean;
}

/** A picker for one option in a Formik form; its value is a string, empty without a choice. */
export function PickerField({ name, label, help, required = false, ...rest }: PickerFieldProps) {
  const field = useField<string>(name);
  return (
    <FieldFrame id={field.id} label={label} error={field.error} help={help} required={required}>
      <Picker
        {...rest}
        id={field.id}
        value={field.value ? [field.value] : []}
        onChange={([value]) => field.setValue(value ?? '')}
        onBlur={field.leave}
        required={required}
        error={field.error !== undefined}
      />
    </FieldFrame>
  );
}

/** A picker for several options in a Formik form. */
export function SeveralField({ name, label, options, placeholder }: PickerFieldProps) {
  const field = useField<string[]>(name);
  return (
    <FieldFrame id={field.id} label={label} error={field.error}>
      <Picker
        id={field.id}
        multiple
        wraps
        options={options}
        value={field.value}
        onChange={field.setValue}
        onBlur={field.leave}
        error={field.error !== undefined}
        {...(placeholder !== undefined && { placeholder })}
      />
    </FieldFrame>
  );
}

interface CheckFieldProps {
  name: string;
  children: ReactNode;
}

export function CheckField({ name, children }: CheckFieldProps) {
  const field = useField<boolean>(name);
  return (
    <Check name={name} checked={field.value} onChange={field.setValue}>
      {children}
    </Check>
  );
}

interface SegmentFieldProps extends FieldProps {
  label: string;
  options: readonly { value: string; label: ReactNode }[];
}

export function SegmentField({ name, label, help, required = false, options }: SegmentFieldProps) {
  const field = useField<string>(name);
  return (
    <FieldFrame id={field.id} label={label} error={field.error} help={help} required={required} group>
      <div>
        <Segment wrap value={field.value} options={options} onChange={field.setValue} />
      </div>
    </FieldFrame>
  );
}
