import { CircleAlert, Search } from 'lucide-react';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useRouteError } from 'react-router-dom';
import { layout } from '../../components/layout/messages';
import { EmptyState } from '../../components/ui/States';
import { useTitle } from '../../lib/useTitle';

export function NotFound() {
  const { formatMessage } = useIntl();
  useTitle(formatMessage(layout.notFound));
  return (
    <main className="work" id="main">
      <section className="pane">
        <EmptyState
          page
          icon={Search}
          title={<FormattedMessage {...layout.notFound} />}
          text={<FormattedMessage {...layout.notFoundText} />}
          action={
            <Button component={Link} to="/candidates">
              <FormattedMessage {...layout.toCandidates} />
            </Button>
          }
        />
      </section>
    </main>
  );
}

/** A screen that threw, or a part of the app that did not load after a new version was put up. */
export function Broken() {
  const error = useRouteError();
  reportError(error);
  return (
    <main className="work" id="main" style={{ height: '100dvh', paddingTop: 8 }}>
      <section className="pane" role="alert">
        <EmptyState
          page
          icon={CircleAlert}
          title={<FormattedMessage {...layout.brokenTitle} />}
          text={<FormattedMessage {...layout.brokenText} />}
          action={
            <Button onClick={() => window.location.reload()}>
              <FormattedMessage {...layout.reload} />
            </Button>
          }
        />
      </section>
    </main>
  );
}
