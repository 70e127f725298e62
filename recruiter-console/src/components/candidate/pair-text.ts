import { pairFacts } from '@byline/web-kit/candidate';
import { useLanguage, useT } from '@byline/web-kit/i18n';
import { useNames } from '@byline/web-kit/names';
import type { CandidateBase } from './types';
import { usePrice } from './rate';

type Pair = Omit<CandidateBase['candidateInfo']['skillSet']['translationSkills'][number], '_id'>;

/** "French → Dutch (Belgium): Sworn (Ghent, Belgium), Legal, €0.16 per word". */
export function usePairText(): (pair: Pair) => string {
  const t = useT();
  const locale = useLanguage();
  const names = useNames();
  const price = usePrice();
  return (pair) => {
    const rate = pair.pricePerWord === null ? [] : [t('candidate.perWord', { price: price(pair.pricePerWord) })];
    const facts = [...pairFacts(t, locale, pair), ...rate];
    const languages = `${names.language(pair.from)} → ${names.language(pair.to)}`;
    return facts.length > 0 ? t('candidate.pairFacts', { pair: languages, facts: facts.join(', ') }) : languages;
  };
}
