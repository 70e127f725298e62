import { useLocation } from 'react-router-dom';
import { Page } from '../../../components/layout/Page';
import { VisitorLayout } from '../../../components/layout/VisitorLayout';
import { NewHereForm } from '../../../features/registration/components/NewHereForm';
import { useT } from '@byline/web-kit/i18n';
import { isRecruiter, useFirstStep, useSession } from '@byline/web-kit/session';
import { EntryLogin } from '../EntryLogin';
import { readTarget } from '../guards';
import { RecruiterNotice } from '../RecruiterNotice';
import { SecondStep } from '../SecondStep';
import layoutStyle from '../../../components/layout/layout.module.css';
import textStyle from '../../../components/ui/text.module.css';
import { Home } from '../Home';

/** The entry screen, also for every unknown path; redirects a logged-in candidate, and shows a recruiter the way to the console. */
export function Component() {
  const session = useSession();
  const location = useLocation();
  const state: unknown = location.state;
  const firstStep = useFirstStep();
  if (!session && firstStep) return <SecondStep userId={firstStep.userId} />;
  if (!session) return <Entry />;
  if (isRecruiter(session.user) || session.user.candidateId === null) return <RecruiterNotice />;
  return <Home candidateId={session.user.candidateId} target={readTarget(state)} />;
}

function Entry() {
  const t = useT();
  return (
    <VisitorLayout>
      <Page title={t('entry.title')} className={`${layoutStyle.wrap} ${layoutStyle.middle}`}>
        <div className={`${layoutStyle.sheet} ${layoutStyle.spread}`}>
          <section className={layoutStyle.leaf} aria-labelledby="have">
            <header>
              <h1 id="have">{t('login.question')}</h1>
              <p className={textStyle.lead}>{t('login.lead')}</p>
            </header>
            <EntryLogin labelledBy="have" />
          </section>
          <section className={layoutStyle.leaf} aria-labelledby="new">
            <header>
              <h2 id="new">{t('register.newHere')}</h2>
              <p className={textStyle.lead}>{t('register.newHereLead')}</p>
            </header>
            <NewHereForm labelledBy="new" look="line" />
          </section>
        </div>
      </Page>
    </VisitorLayout>
  );
}
