import { useField } from '@byline/web-kit/form';
import { LanguageCombobox } from '../../../../components/form/LanguageCombobox';
import { ErrorLine } from '../../../../components/ui/ErrorLine';
import style from './pairs.module.css';

interface LanguageEndProps {
  name: string;
  label: string;
  /** The label in the list of errors, where the row is not in sight. */
  fullLabel?: string;
  placeholder: string;
  taken: readonly string[];
}

/** One language in a row of languages or pairs. */
export function LanguageEnd({ name, label, fullLabel = label, placeholder, taken }: LanguageEndProps) {
  const field = useField<string>(name, fullLabel);
  return (
    <div className={style.end}>
      <LanguageCombobox
        id={field.id}
        label={label}
        placeholder={placeholder}
        value={field.value}
        taken={taken}
        invalid={field.error !== undefined}
        describedBy={field.error && field.errorId}
        onChange={field.setValue}
      />
      {field.error && <ErrorLine id={field.errorId}>{field.error}</ErrorLine>}
    </div>
  );
}
