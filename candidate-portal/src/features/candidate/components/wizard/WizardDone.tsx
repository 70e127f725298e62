import { ArrowRight, ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import { config } from '@byline/web-kit/config';
import { useLanguage, useT } from '@byline/web-kit/i18n';
import layoutStyle from '../../../../components/layout/layout.module.css';
import textStyle from '../../../../components/ui/text.module.css';
import style from './WizardDone.module.css';

/** The last step, with three links to continue. */
export function WizardDone() {
  const t = useT();
  const language = useLanguage();
  return (
    <>
      <p className={textStyle.lead}>{t('wizard.doneLead')}</p>
      <ul className={style.ways}>
        <li>
          <a className={`${layoutStyle.sheet} ${style.way}`} href={config.links.jobs[language]}>
            <span className={style.title}>
              {t('wizard.vacancies')} <ExternalLink size={16} />
            </span>
            <span className={textStyle.secondary}>{t('wizard.vacanciesText')}</span>
          </a>
        </li>
        <li>
          <a className={`${layoutStyle.sheet} ${style.way}`} href={config.links.blog}>
            <span className={style.title}>
              {t('wizard.blog')} <ExternalLink size={16} />
            </span>
            <span className={textStyle.secondary}>{t('wizard.blogText')}</span>
          </a>
        </li>
        <li>
          <Link className={`${layoutStyle.sheet} ${style.way}`} to="/profile">
            <span className={style.title}>
              {t('wizard.profile')} <ArrowRight size={16} />
            </span>
            <span className={textStyle.secondary}>{t('wizard.profileText')}</span>
          </Link>
        </li>
      </ul>
    </>
  );
}
