import { useReloadOnline } from '@byline/web-kit/ui';
import { Page } from '../../components/layout/Page';
import { VisitorLayout } from '../../components/layout/VisitorLayout';
import { Button } from '../../components/ui/Button';
import { useT } from '@byline/web-kit/i18n';
import { useProblemWords } from '@byline/web-kit/problems';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import layoutStyle from '../../components/layout/layout.module.css';
import textStyle from '../../components/ui/text.module.css';

/** Shown if the portal fails outside its pages. */
export const RouteError = () => (
  <VisitorLayout>
    <PageError />
  </VisitorLayout>
);

/** Shown if a page fails, or if its code does not load because a new version is online or the network is gone. */
export function PageError() {
  const t = useT();
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  const broken = useProblemWords().title(null);
  const offline = useReloadOnline();
  const title = offline ? t('offline.title') : broken;
  return (
    <Page title={title} className={`${layoutStyle.wrap} ${layoutStyle.middle}`}>
      <section className={`${layoutStyle.sheet} ${layoutStyle.leaf} ${layoutStyle.alone}`} role="alert">
        <header>
          <h1>{title}</h1>
          <p className={textStyle.lead}>{t(offline ? 'offline.text' : 'route.failed')}</p>
        </header>
        {!offline && (
          <div>
            <Button onClick={() => window.location.reload()}>{t('state.retry')}</Button>
          </div>
        )}
      </section>
    </Page>
  );
}
