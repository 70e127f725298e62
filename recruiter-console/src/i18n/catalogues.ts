import type { Language } from '@byline/shared-types/domain';
import { loadKitMessages, type Messages } from '@byline/web-kit/i18n';

/** A chunk for each language, fetched when it is shown. */
const catalogues = import.meta.glob<Messages>('../../i18n/*.json', { import: 'default' });

/** The texts of a language, web-kit's and the app's own, as syntax trees (web-kit/vite/messages.ts). */
export async function loadMessages(language: Language): Promise<Messages> {
  const load = catalogues[`../../i18n/${language}.json`];
  if (!load) throw new Error(`There is no catalogue ${language}.json`);
  const [kit, own] = await Promise.all([loadKitMessages(language), load()]);
  return { ...kit, ...own } as Messages;
}
