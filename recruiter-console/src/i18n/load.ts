import type { Language } from '@byline/shared-types/domain';

export type Translations = Record<string, string>;

/** Translations of a language; English is in the descriptors themselves. */
export async function loadTranslations(language: Language): Promise<Translations> {
  if (language === 'nl') return (await import('./nl')).nl;
  if (language === 'fr') return (await import('./fr')).fr;
  return {};
}
