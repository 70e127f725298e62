import type { Language } from '@byline/shared-types/domain';
import { loadKitMessages, type Messages } from '@byline/web-kit/i18n';

/** The texts of a language; English is in the code as default messages. Each language is fetched only when it is shown. */
export async function loadMessages(language: Language): Promise<Messages> {
  const [kit, own] = await Promise.all([loadKitMessages(language), loadOwn(language)]);
  return { ...kit, ...own };
}

async function loadOwn(language: Language): Promise<Messages> {
  switch (language) {
    case 'nl':
      return (await import('./translations/nl')).default;
    case 'fr':
      return (await import('./translations/fr')).default;
    case 'en':
      return {};
  }
}
