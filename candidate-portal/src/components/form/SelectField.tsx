import { useT } from '@byline/web-kit/i18n';
import type { Choice } from '@byline/web-kit/names';
import { Select } from '../ui/Select';
import { describedBy, FieldShell, type Labelled } from './FieldShell';
import { useField } from '@byline/web-kit/form';

interface SelectFieldProps extends Labelled {
  choices: readonly Choice[];
  autoComplete?: string;
  /** Keeps the empty choice after the user has chosen, so that the user can clear the field. */
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
    <FieldShell
      field={field}
      label={label}
      help={help}
      optional={optional}
      otherWords={(other) => choices.find((choice) => choice.value === other)?.label ?? other}
    >
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
