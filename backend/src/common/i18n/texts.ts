import type { Language } from '@byline/shared-types/domain';
import { IntlMessageFormat } from 'intl-messageformat';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };

export type TextId = keyof typeof en;

/** In the order of the catalogue. */
export const TEXT_IDS = Object.keys(en) as TextId[];
const CATALOGUES: Record<Language, Record<TextId, string>> = { en, fr, nl };

/** Looks up a text in one language and fills in its values. */
export const translator =
  (language: Language) =>
  (id: TextId, values?: Record<string, string | number | boolean>): string =>
    String(new IntlMessageFormat(CATALOGUES[language][id], language).format(values));
