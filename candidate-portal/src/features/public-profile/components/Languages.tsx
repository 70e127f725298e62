import { useLanguage, useT } from '@byline/web-kit/i18n';
import { languageName } from '@byline/web-kit/names';
import { visuallyHidden } from '@byline/web-kit/ui';
import { ArrowRight } from 'lucide-react';
import type { PublicCandidateDto } from '../../../api';
import textStyle from '../../../components/ui/text.module.css';
import style from './Languages.module.css';

/** The languages that the candidate translates from and to, and the mother tongue. */
export function Languages({
  translationSkills,
  motherTongue,
}: Pick<PublicCandidateDto, 'translationSkills' | 'motherTongue'>) {
  const t = useT();
  const language = useLanguage();
  return (
    <div>
      {translationSkills.length > 0 && (
        <ul className={style.pairs}>
          {translationSkills.map(({ from, to }) => (
            <li key={`${from} ${to}`}>
              {languageName(from, language)} <ArrowRight size={16} />
              <span className={visuallyHidden}>{t('public.to')}</span> {languageName(to, language)}
            </li>
          ))}
        </ul>
      )}
      {motherTongue && (
        <p className={`${textStyle.small} ${textStyle.secondary}`}>
          {t('public.motherTongue', { language: languageName(motherTongue, language) })}
        </p>
      )}
    </div>
  );
}
