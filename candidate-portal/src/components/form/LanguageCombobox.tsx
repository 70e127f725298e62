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
  describedBy?: string | undefined;
  invalid?: boolean;
  onChange: (code: string) => void;
  onBlur?: () => void;
}

/** One of all languages, by its name in any interface language or in itself. */
export function LanguageCombobox({ value, ...rest }: LanguageComboboxProps) {
  const t = useT();
  const names = useNames();
  const choices = useLanguageChoices();
  return (
    <Combobox
      {...rest}
      chosen={value ? { value, label: names.language(value) } : null}
      find={(typed) => (choices.length > 0 ? matchingLanguages(choices, typed) : undefined)}
      nothing={t('language.nothing')}
    />
  );
}
