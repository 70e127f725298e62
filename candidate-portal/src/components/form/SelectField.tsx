import { useT } from '@byline/web-kit/i18n';
import type { Choice } from '@byline/web-kit/names';
import { Select } from '../ui/Select';
import { describedBy, FieldShell, type Labelled } from './FieldShell';
import { useField } from '@byline/web-kit/form';

interface SelectFieldProps extends Labelled {
  choices: readonly Choice[];
  autoComplete?: string;
  /** Offer an empty choice: always before something is chosen, and later too when the field may be emptied. */
  mayBeEmpty?: boolean;
  onChosen?: (value: string) => void;
}

export function SelectField({
  name,
  label,
  help,
  optional,
  choices,
  mayBeEmpty,
  autoComplete,
  onChosen,
}: SelectFieldProps) {
  const t = useT();
  const field = useField(name, label);
  const value = typeof field.value === 'string' ? field.value : '';
  return (
    <FieldShell field={field} label={label} help={help} optional={optional}>
      <Select
        id={field.id}
        name={name}
        value={value}
        choices={choices}
        empty={mayBeEmpty || value === '' ? t('common.choose') : undefined}
        autoComplete={autoComplete}
        aria-invalid={field.error ? true : undefined}
        aria-describedby={describedBy(field, help)}
        onBlur={field.leave}
        onChange={(event) => {
          field.setValue(event.target.value);
          onChosen?.(event.target.value);
        }}
      />
    </FieldShell>
  );
}
