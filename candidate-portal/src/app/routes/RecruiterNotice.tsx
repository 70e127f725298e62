import { Page } from '../../components/layout/Page';
import { VisitorLayout } from '../../components/layout/VisitorLayout';
import { buttonClass, TextButton } from '../../components/ui/Button';
import { config } from '@byline/web-kit/config';
import { useLogout } from '../../features/session/useLogout';
import { useT } from '@byline/web-kit/i18n';
import layoutStyle from '../../components/layout/layout.module.css';
import textStyle from '../../components/ui/text.module.css';

/** Shows a recruiter the way to the console, because these pages are for candidates. */
export function RecruiterNotice() {
  const t = useT();
  const logout = useLogout();
  return (
    <VisitorLayout>
      <Page title={t('recruiter.title')} className={`${layoutStyle.wrap} ${layoutStyle.middle}`}>
        <section
          className={`${layoutStyle.sheet} ${layoutStyle.leaf} ${layoutStyle.alone}`}
          aria-labelledby="recruiter"
        >
          <header>
            <h1 id="recruiter">{t('recruiter.title')}</h1>
            <p className={textStyle.lead}>{t('recruiter.lead')}</p>
          </header>
          <div className={layoutStyle.links}>
            <a className={buttonClass({})} href={`${config.consoleUrl}/candidates`}>
              {t('recruiter.open')}
            </a>
            <TextButton onClick={logout}>{t('layout.logout')}</TextButton>
          </div>
        </section>
      </Page>
    </VisitorLayout>
  );
}
