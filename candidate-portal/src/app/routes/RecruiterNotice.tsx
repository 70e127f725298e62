import { Page } from '../../components/layout/Page';
import { VisitorLayout } from '../../components/layout/VisitorLayout';
import { buttonClass, TextButton } from '../../components/ui/Button';
import { config } from '@byline/web-kit/config';
import { useLogout } from '../../features/session/useLogout';
import { layout } from '../../components/layout/messages';
import { useT } from '@byline/web-kit/i18n';
import { messages } from './messages';
import layoutStyle from '../../components/layout/layout.module.css';
import textStyle from '../../components/ui/text.module.css';

/** A recruiter works in the console; a candidate's pages are not theirs. */
export default function RecruiterNotice() {
  const t = useT();
  const logout = useLogout();
  return (
    <VisitorLayout>
      <Page title={t(messages.recruiterTitle)} className={`${layoutStyle.wrap} ${layoutStyle.middle}`}>
        <section
          className={`${layoutStyle.sheet} ${layoutStyle.leaf} ${layoutStyle.alone}`}
          aria-labelledby="recruiter"
        >
          <header>
            <h1 id="recruiter">{t(messages.recruiterTitle)}</h1>
            <p className={textStyle.lead}>{t(messages.recruiterLead)}</p>
          </header>
          <div className={layoutStyle.links}>
            <a className={buttonClass({})} href={`${config.consoleUrl}/candidates`}>
              {t(messages.openConsole)}
            </a>
            <TextButton onClick={logout}>{t(layout.logout)}</TextButton>
          </div>
        </section>
      </Page>
    </VisitorLayout>
  );
}
