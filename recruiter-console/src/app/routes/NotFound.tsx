import { TriangleAlert, Search } from 'lucide-react';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useRouteError } from 'react-router-dom';
import { Page } from '../../components/layout/Page';
import { Pane } from '../../components/layout/Pane';
import { layout } from '../../components/layout/messages';
import { EmptyState } from '../../components/ui/States';
import { useTitle } from '../../lib/useTitle';

export function NotFound() {
  const { formatMessage } = useIntl();
  useTitle(formatMessage(layout.notFound));
  return (
    <Page>
      <Pane>
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
      </Pane>
    </Page>
  );
}

interface BrokenProps {
  /** Without the bar, which broke too. */
  alone?: boolean;
}

/** A page that threw, or whose code did not load after a new version was put up. */
export function Broken({ alone = false }: BrokenProps) {
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  return (
    <Page alone={alone}>
      <Pane role="alert">
        <EmptyState
          page
          icon={TriangleAlert}
          title={<FormattedMessage {...layout.brokenTitle} />}
          text={<FormattedMessage {...layout.brokenText} />}
          action={
            <Button onClick={() => window.location.reload()}>
              <FormattedMessage {...layout.reload} />
            </Button>
          }
        />
      </Pane>
    </Page>
  );
}
