import { useT } from '@byline/web-kit/i18n';
import { matchingLanguages, useLanguageChoices, useNames } from '@byline/web-kit/names';
import { Combobox } from './Combobox';

interface LanguageComboboxProps {
  id?: string;
  label: string;
  hasLabel?: boolean;
  placeholder?: string;
  /** A language code; empty without a choice. */
  value: string;
  /** Codes that cannot be chosen here. */
  taken?: readonly string[];
  describedBy?: string | undefined;
  invalid?: boolean;
  onChange: (code: string) => void;
  onBlur?: () => void;
}

/** One of all languages, by its name in any interface language or in itself. */
export function LanguageCombobox({ value, taken = [], ...rest }: LanguageComboboxProps) {
  const t = useT();
  const names = useNames();
  const choices = useLanguageChoices();
  const free = choices.filter((choice) => !taken.includes(choice.value));
  return (
    <Combobox
      {...rest}
      chosen={value ? { value, label: names.language(value) } : null}
      find={(typed) => (choices.length > 0 ? matchingLanguages(free, typed) : undefined)}
      nothing={t('language.nothing')}
    />
  );
}
