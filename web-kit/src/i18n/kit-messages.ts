import type { Language } from '@byline/shared-types/domain';
import type { IntlConfig } from 'react-intl';

/** The texts of a language by their ids, as syntax trees (web-kit/vite/messages.ts). */
export type Messages = NonNullable<IntlConfig['messages']>;

/** The result of `import.meta.glob` for a folder `i18n/`: a chunk for each language, fetched when it is shown. */
type Catalogues = Record<string, () => Promise<Messages>>;

const kit: Catalogues = import.meta.glob<Messages>('../../i18n/*.json', { import: 'default' });

async function load(catalogues: Catalogues, language: Language): Promise<Messages> {
  const file = Object.keys(catalogues).find((path) => path.endsWith(`/${language}.json`));
  const catalogue = file && (await catalogues[file]?.());
  if (!catalogue) throw new Error(`There is no catalogue ${language}.json`);
  return catalogue;
}

/** Fetches the texts of a language: web-kit's own and those of an app. */
export type LoadMessages = (language: Language) => Promise<Messages>;

export const messagesOf =
  (app: Catalogues): LoadMessages =>
  async (language) => {
    const [shared, own] = await Promise.all([load(kit, language), load(app, language)]);
    return { ...shared, ...own };
  };
