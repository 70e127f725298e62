import { offlineWords, useReloadOnline } from '@byline/web-kit/ui';
import { TriangleAlert, Search, WifiOff } from 'lucide-react';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Link, useRouteError } from 'react-router-dom';
import { Page } from '../../components/layout/Page';
import { Pane } from '../../components/layout/Pane';
import { layout } from '../../components/layout/messages';
import { EmptyState } from '../../components/ui/States';
import { useTitle } from '../../lib/useTitle';

interface NothingHereProps {
  title: MessageDescriptor;
  text: MessageDescriptor;
  /** The way on. */
  to: string;
  leads: MessageDescriptor;
}

/** All of the page says that there is nothing here, and leads on. */
export function NothingHere({ title, text, to, leads }: NothingHereProps) {
  useTitle(useIntl().formatMessage(title));
  return (
    <Page>
      <Pane>
        <EmptyState
          page
          icon={Search}
          title={<FormattedMessage {...title} />}
          text={<FormattedMessage {...text} />}
          action={
            <Button component={Link} to={to}>
              <FormattedMessage {...leads} />
            </Button>
          }
        />
      </Pane>
    </Page>
  );
}

export const NotFound = () => (
  <NothingHere title={layout.notFound} text={layout.notFoundText} to="/candidates" leads={layout.toCandidates} />
);

interface BrokenProps {
  /** Without the bar, which broke too. */
  alone?: boolean;
}

/** A page that threw, or whose code did not load: after a new version was put up, or without a network, until there is one again. */
export function Broken({ alone = false }: BrokenProps) {
  const { formatMessage } = useIntl();
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  const offline = useReloadOnline();
  return (
    <Page alone={alone}>
      <Pane role="alert">
        <EmptyState
          page
          icon={offline ? WifiOff : TriangleAlert}
          title={offline ? formatMessage(offlineWords.title) : formatMessage(layout.brokenTitle)}
          text={offline ? formatMessage(offlineWords.text) : formatMessage(layout.brokenText)}
          action={
            !offline && (
              <Button onClick={() => window.location.reload()}>
                <FormattedMessage {...layout.reload} />
              </Button>
            )
          }
        />
      </Pane>
    </Page>
  );
}
