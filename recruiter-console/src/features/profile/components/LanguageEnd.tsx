import { useField } from '@byline/web-kit/form';
import { useLanguageChoices } from '@byline/web-kit/names';
import { FieldError } from '../../../components/ui/fields/FieldError';
import { Picker } from '../../../components/ui/fields/Picker';

interface LanguageEndProps {
  name: string;
  label: string;
  placeholder: string;
  /** Codes that cannot be chosen here. */
  taken: readonly string[];
}

/** One language in a row of languages or pairs. */
export function LanguageEnd({ name, label, placeholder, taken }: LanguageEndProps) {
  const options = useLanguageChoices();
  const field = useField<string>(name, label);
  return (
    <>
      <Picker
        id={field.id}
        label={label}
        placeholder={placeholder}
        options={options.filter(({ value }) => !taken.includes(value))}
        value={field.value ? [field.value] : []}
        error={field.error !== undefined}
        onChange={([language]) => field.setValue(language ?? '')}
      />
      {field.error && <FieldError id={field.errorId}>{field.error}</FieldError>}
    </>
  );
}
