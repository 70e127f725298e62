import type { Specialism } from '@byline/shared-types/domain';
import type { Translate } from '../i18n';
import { countryName } from '../names';

interface PairDetails {
  specialisms: readonly Specialism[];
  sworn: { court: string | null; country: string | null } | null;
}

/** "Sworn (Ghent, Belgium)", without the place if it is unknown. */
function oathOf(t: Translate, locale: string, { court, country }: NonNullable<PairDetails['sworn']>): string {
  const where = [court, country && countryName(country, locale)].filter(Boolean).join(', ');
  return where ? t('pair.swornAt', { where }) : t('pair.sworn');
}

/** The oath of a pair and its subject areas, one text each. */
export const pairFacts = (t: Translate, locale: string, { specialisms, sworn }: PairDetails): string[] => [
  ...(sworn ? [oathOf(t, locale, sworn)] : []),
  ...specialisms.map((one) => t(`specialism.${one}`)),
];
