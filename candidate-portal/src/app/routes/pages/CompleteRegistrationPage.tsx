import { Navigate } from 'react-router-dom';
import { Page } from '../../../components/layout/Page';
import { VisitorLayout } from '../../../components/layout/VisitorLayout';
import { config } from '@byline/web-kit/config';
import { HowItWorks } from '../../../features/registration/components/HowItWorks';
import { useT } from '@byline/web-kit/i18n';
import { useFirstStep, useSession } from '@byline/web-kit/session';
import { EntryLogin } from '../EntryLogin';
import { SecondStep } from '../SecondStep';
import layoutStyle from '../../../components/layout/layout.module.css';
import textStyle from '../../../components/ui/text.module.css';

/** Welcome and how it works, with the login; redirects a logged-in user to / (docs/domain/interface.md#routes). */
export function Component() {
  const t = useT();
  const session = useSession();
  const firstStep = useFirstStep();
  if (!session && firstStep) return <SecondStep userId={firstStep.userId} />;
  if (session) return <Navigate to="/" replace />;
  const title = t('how.welcome', { product: config.productName });
  return (
    <VisitorLayout>
      <Page title={title} className={`${layoutStyle.wrap} ${layoutStyle.middle}`}>
        <div className={`${layoutStyle.sheet} ${layoutStyle.spread}`}>
          <section className={layoutStyle.leaf} aria-labelledby="welcome">
            <header>
              <h1 id="welcome">{title}</h1>
              <p className={textStyle.lead}>{t('how.lead')}</p>
            </header>
            <EntryLogin labelledBy="welcome" />
          </section>
          <HowItWorks />
        </div>
      </Page>
    </VisitorLayout>
  );
}
