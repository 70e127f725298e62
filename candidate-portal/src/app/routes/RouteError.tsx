import { Page } from '../../components/layout/Page';
import { VisitorLayout } from '../../components/layout/VisitorLayout';
import { Button } from '../../components/ui/Button';
import { common } from '../../i18n/messages';
import { useT } from '../../i18n/useT';
import { messages } from './messages';

/** A screen broke, or its code could not be fetched (a new version was put online, or the network is gone). */
export function RouteError() {
  const t = useT();
  return (
    <VisitorLayout>
      <Page title={t(common.somethingWrong)} className="wrap middle">
        <section className="sheet leaf alone" role="alert">
          <header>
            <h1>{t(common.somethingWrong)}</h1>
            <p className="lead">{t(messages.failed)}</p>
          </header>
          <div>
            <Button onClick={() => window.location.reload()}>{t(common.tryAgain)}</Button>
          </div>
        </section>
      </Page>
    </VisitorLayout>
  );
}
