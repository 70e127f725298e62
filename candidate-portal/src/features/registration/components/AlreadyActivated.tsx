import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/ui/Button';
import { useT } from '@byline/web-kit/i18n';
import layoutStyle from '../../../components/layout/layout.module.css';
import textStyle from '../../../components/ui/text.module.css';

/** Says that the link has already worked, and leads to the login (docs/domain/accounts.md#activation). */
export function AlreadyActivated() {
  const t = useT();
  return (
    <section className={`${layoutStyle.sheet} ${layoutStyle.leaf} ${layoutStyle.alone}`} aria-labelledby="already">
      <header>
        <h1 id="already">{t('activation.already')}</h1>
        <p className={textStyle.lead}>{t('activation.alreadyLead')}</p>
      </header>
      <div>
        <Link className={buttonClass({})} to="/">
          {t('common.backToLogin')}
        </Link>
      </div>
    </section>
  );
}
