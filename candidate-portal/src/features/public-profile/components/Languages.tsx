import { CAT_TOOLS } from '@byline/shared-types/domain';
import { pairFacts } from '@byline/web-kit/candidate';
import { useLanguage, useT } from '@byline/web-kit/i18n';
import { useNames } from '@byline/web-kit/names';
import { visuallyHidden } from '@byline/web-kit/ui';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { PublicCandidateDto } from '../../../api';
import textStyle from '../../../components/ui/text.module.css';
import style from './Languages.module.css';

type LanguagesProps = Pick<PublicCandidateDto, 'translationSkills' | 'motherTongue' | 'languages' | 'catTools'>;

export const hasLanguages = (candidate: LanguagesProps): boolean =>
  candidate.motherTongue !== null ||
  [candidate.translationSkills, candidate.languages, candidate.catTools].some((list) => list.length > 0);

const Small = ({ children }: { children: ReactNode }) => (
  <p className={`${textStyle.small} ${textStyle.secondary}`}>{children}</p>
);

/** Translation pairs with the oath and the subject areas, the mother tongue, other languages and tools. */
export function Languages({ translationSkills, motherTongue, languages, catTools }: LanguagesProps) {
  const t = useT();
  const locale = useLanguage();
  const names = useNames();
  const { formatList } = useIntl();
  const levels = languages.map(({ language, level }) =>
    t('public.level', { language: names.language(language), level: t(`languageLevel.${level}`) }),
  );
  const tools = formatList(catTools.map((tool) => CAT_TOOLS[tool]));
  return (
    <div>
      {translationSkills.length > 0 && (
        <ul className={style.pairs}>
          {translationSkills.map((pair) => {
            const facts = pairFacts(t, locale, pair);
            return (
              <li key={`${pair.from} ${pair.to}`}>
                <span className={style.pair}>
                  {names.language(pair.from)} <ArrowRight size={16} />
                  <span className={visuallyHidden}>{t('public.to')}</span> {names.language(pair.to)}
                </span>
                {facts.length > 0 && <Small>{facts.join(', ')}</Small>}
              </li>
            );
          })}
        </ul>
      )}
      {motherTongue && <Small>{t('public.motherTongue', { language: names.language(motherTongue) })}</Small>}
      {levels.length > 0 && <Small>{levels.join('; ')}</Small>}
      {tools && <Small>{t('public.tools', { tools })}</Small>}
    </div>
  );
}
