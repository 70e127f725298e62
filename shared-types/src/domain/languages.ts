/** Interface languages (docs/domain/accounts.md#languages). English is the default and the fallback. */
export const LANGUAGES = ['nl', 'fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';

/** The interface language for any value: the value itself if it is a known language, else English. */
export function toLanguage(value: string | null | undefined): Language {
  return LANGUAGES.find((language) => language === value) ?? DEFAULT_LANGUAGE;
}

/** Labels that exist in every interface language (docs/domain/accounts.md#languages). */
export type Label = Record<'NL' | 'EN' | 'FR', string>;

/** The text of a label in one interface language. */
export function labelIn(label: Label, language: Language): string {
  return label[language.toUpperCase() as keyof Label];
}

/** How well a candidate knows a language: as a native speaker, or by the levels of the Council of Europe, best first. */
export const LANGUAGE_LEVELS = ['native', 'C2', 'C1', 'B2', 'B1', 'A2', 'A1'] as const;
export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];

/** Fields of translation, in which a translator may specialise. */
export const SPECIALISMS = [
  'legal',
  'medical',
  'technical',
  'financial',
  'marketing',
  'it',
  'public',
  'scientific',
  'literary',
  'audiovisual',
  'culture',
  'tourism',
] as const;
export type Specialism = (typeof SPECIALISMS)[number];

/** Programs for computer-aided translation, by their names, which are the same in every language. */
export const CAT_TOOLS = {
  across: 'Across',
  cafetran: 'CafeTran Espresso',
  crowdin: 'Crowdin',
  dejavu: 'Déjà Vu',
  lokalise: 'Lokalise',
  matecat: 'MateCat',
  memoq: 'memoQ',
  omegat: 'OmegaT',
  phrase: 'Phrase',
  smartcat: 'Smartcat',
  smartling: 'Smartling',
  trados: 'Trados Studio',
  transit: 'Transit',
  wordfast: 'Wordfast',
  xtm: 'XTM',
} as const;
export type CatTool = keyof typeof CAT_TOOLS;
export const CAT_TOOL_IDS = Object.keys(CAT_TOOLS) as CatTool[];
