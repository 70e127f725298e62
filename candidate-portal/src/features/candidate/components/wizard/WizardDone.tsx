import { Link } from 'react-router-dom';
import { Icon } from '../../../../components/ui/Icon';
import { config } from '@byline/web-kit/config';
import { useLanguage } from '@byline/web-kit/i18n';
import { useT } from '@byline/web-kit/i18n';
import { wizard } from '../../messages';

/** The last step: three links to go on with. */
export function WizardDone() {
  const t = useT();
  const language = useLanguage();
  return (
    <>
      <p className="lead">{t(wizard.doneLead)}</p>
      <ul className="ways">
        <li>
          <a className="sheet way" href={config.links.jobs[language]}>
            <span className="serif">
              {t(wizard.vacancies)} <Icon name="out" small />
            </span>
            <span className="soft">{t(wizard.vacanciesText)}</span>
          </a>
        </li>
        <li>
          <a className="sheet way" href={config.links.blog}>
            <span className="serif">
              {t(wizard.blog)} <Icon name="out" small />
            </span>
            <span className="soft">{t(wizard.blogText)}</span>
          </a>
        </li>
        <li>
          <Link className="sheet way" to="/profile">
            <span className="serif">
              {t(wizard.profile)} <Icon name="right" small />
            </span>
            <span className="soft">{t(wizard.profileText)}</span>
          </Link>
        </li>
      </ul>
    </>
  );
}
