import { FALLBACK_PROVINCE, provinceName, provincesOf, type Language } from '@byline/shared-types/domain';
import type { Choice } from '@byline/web-kit/names';

/** Belgian provinces as another language calls them. */
const BELGIAN: Record<Language, Record<string, string>> = {
  nl: { BRU: 'Brussel', WHT: 'Henegouwen', WLG: 'Luik', WLX: 'Luxemburg', WNA: 'Namen', WBR: 'Waals-Brabant' },
  fr: {
    ...{ VAN: 'Anvers', BRU: 'Bruxelles', VLI: 'Limbourg', VOV: 'Flandre orientale', VBR: 'Brabant flamand' },
    VWV: 'Flandre occidentale',
  },
  en: {
    ...{ VAN: 'Antwerp', BRU: 'Brussels', VOV: 'East Flanders', VBR: 'Flemish Brabant', WBR: 'Walloon Brabant' },
    VWV: 'West Flanders',
  },
};

const nameOf = (country: string, code: string, language: Language): string | undefined =>
  (country === 'BE' ? BELGIAN[language][code] : undefined) ?? provinceName(country, code);

/** A country's provinces in the order of their names; `other` is the label of the fallback, which comes last. */
export function provinceChoices(country: string, other: string, language: Language): Choice[] {
  const isOther = ({ value }: Choice): number => Number(value === FALLBACK_PROVINCE);
  return provincesOf(country)
    .map((value) => ({ value, label: nameOf(country, value, language) ?? other }))
    .sort((a, b) => isOther(a) - isOther(b) || a.label.localeCompare(b.label, language));
}
