import type { Language } from '@byline/shared-types/domain';

export type Messages = Record<string, string>;

/** The words of web-kit itself, for an app to put beside its own; English is in the descriptors. */
export async function loadKitMessages(language: Language): Promise<Messages> {
  if (language === 'nl') return (await import('../../i18n/nl.json')).default;
  if (language === 'fr') return (await import('../../i18n/fr.json')).default;
  return {};
}
