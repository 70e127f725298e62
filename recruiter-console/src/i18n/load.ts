import type { Language } from '@byline/shared-types/domain';
import { loadKitMessages, type Messages } from '@byline/web-kit/i18n';

/** Translations of a language; English is in the descriptors themselves. */
export async function loadTranslations(language: Language): Promise<Messages> {
  const [kit, own] = await Promise.all([loadKitMessages(language), loadOwn(language)]);
  return { ...kit, ...own };
}

async function loadOwn(language: Language): Promise<Messages> {
  if (language === 'nl') return (await import('./nl')).nl;
  if (language === 'fr') return (await import('./fr')).fr;
  return {};
}
