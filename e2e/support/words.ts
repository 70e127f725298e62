import type { Language } from '@byline/shared-types/domain';
import { createIntl, type PrimitiveType } from 'react-intl';

type Catalogue = Record<string, string>;
export type Words = (id: string, values?: Record<string, PrimitiveType>) => string;

const webKit = import.meta.glob<Catalogue>('../../web-kit/i18n/*.json', { eager: true, import: 'default' });
/** Includes the public profile, whose texts are English only. */
const portal = import.meta.glob<Catalogue>('../../candidate-portal/i18n/**/*.json', { eager: true, import: 'default' });
const recruiterConsole = import.meta.glob<Catalogue>('../../recruiter-console/i18n/*.json', {
  eager: true,
  import: 'default',
});

function wordsOf(catalogues: Record<string, Catalogue>, language: Language): Words {
  const inLanguage = Object.entries({ ...webKit, ...catalogues }).filter(([path]) =>
    path.endsWith(`/${language}.json`),
  );
  const messages = Object.assign({}, ...inLanguage.map(([, texts]) => texts)) as Catalogue;
  const intl = createIntl({ locale: language, messages });
  return (id, values) => {
    if (messages[id] === undefined) throw new Error(`no message has the id ${id}`);
    return intl.formatMessage({ id }, values);
  };
}

/** The texts of an app in one language, by message id; journeys find fields and buttons by them. */
export const portalWords = (language: Language): Words => wordsOf(portal, language);
export const consoleWords = (language: Language): Words => wordsOf(recruiterConsole, language);
