import { LANGUAGES, type Language } from '@byline/shared-types/domain';
import { useField, useFormContext } from '@byline/web-kit/form';
import { useLanguage } from '@byline/web-kit/i18n';
import { languageName, type Choice } from '@byline/web-kit/names';
import { useEffect, useEffectEvent, useRef } from 'react';
import { SelectField } from './SelectField';

/** Each interface language under its own name. */
const CHOICES: Choice[] = LANGUAGES.map((value) => ({ value, label: languageName(value, value) }));

/** The user's language. It follows the language of the screen until the user chooses another one here. */
export function LanguageField({ label }: { label: string }) {
  const language = useLanguage();
  const { value, setValue } = useField<Language>('language');
  const { rebase } = useFormContext();
  const before = useRef(language);
  const follow = useEffectEvent(() => {
    if (language !== before.current && value === before.current) {
      rebase('language', language);
      setValue(language);
    }
    before.current = language;
  });
  useEffect(() => follow(), [language]);
  return <SelectField name="language" label={label} choices={CHOICES} />;
}
