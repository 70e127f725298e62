import type { Language } from '@byline/shared-types/domain';
import type { IntlConfig } from 'react-intl';

export type Messages = NonNullable<IntlConfig['messages']>;

const catalogues = import.meta.glob<Messages>('../../i18n/*.json', { import: 'default' });

/** The texts of web-kit itself, for an app to put beside its own. */
export async function loadKitMessages(language: Language): Promise<Messages> {
  const load = catalogues[`../../i18n/${language}.json`];
  if (!load) throw new Error(`There is no catalogue ${language}.json`);
  return load();
}
