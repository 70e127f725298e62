import { type MessageId, useT } from '@byline/web-kit/i18n';
import { useReloadOnline } from '@byline/web-kit/ui';
import { TriangleAlert, Search, WifiOff } from 'lucide-react';
import { Button } from '../../components/ui/Button';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRouteError } from 'react-router-dom';
import { Page } from '../../components/layout/Page';
import { Pane } from '../../components/layout/Pane';
import { EmptyState } from '../../components/ui/States';
import { useTitle } from '../../lib/useTitle';

interface NothingHereProps {
  title: MessageId;
  text: MessageId;
  /** The target of the link. */
  to: string;
  leads: MessageId;
}

/** A whole page that says that the address leads nowhere, with a link onwards. */
export function NothingHere({ title, text, to, leads }: NothingHereProps) {
  useTitle(useT()(title));
  return (
    <Page>
      <Pane>
        <EmptyState
          page
          icon={Search}
          title={<FormattedMessage id={title} />}
          text={<FormattedMessage id={text} />}
          action={
            <Button to={to}>
              <FormattedMessage id={leads} />
            </Button>
          }
        />
      </Pane>
    </Page>
  );
}

export const NotFound = () => (
  <NothingHere title="layout.notFound" text="layout.notFoundText" to="/candidates" leads="layout.toCandidates" />
);

/** True if the network lost the code of a page, so there is no fault to report. Each browser has its own text for this, and Vite one for styles. */
const isNotLoaded = (error: unknown): boolean =>
  error instanceof Error && /import(ed|ing a) module|preload CSS/i.test(error.message);

interface BrokenProps {
  /** Without the top bar, which failed too. */
  alone?: boolean;
}

/**
 * Replaces a page that threw or whose code did not load (after a deployment, or offline); reloads when the network is
 * back. Only a reload asks for the code again (docs/domain/interface.md#waiting).
 */
export function Broken({ alone = false }: BrokenProps) {
  const t = useT();
  const error = useRouteError();
  const isLost = isNotLoaded(error);
  useEffect(() => {
    if (!isLost) reportError(error);
  }, [error, isLost]);
  const offline = useReloadOnline();
  return (
    <Page alone={alone}>
      <Pane role="alert">
        <EmptyState
          page
          icon={offline ? WifiOff : TriangleAlert}
          title={offline ? t('offline.title') : t(isLost ? 'layout.lostTitle' : 'layout.brokenTitle')}
          text={offline ? t('offline.text') : t(isLost ? 'layout.lostText' : 'layout.brokenText')}
          action={
            !offline && (
              <Button onClick={() => window.location.reload()}>
                <FormattedMessage id="layout.reload" />
              </Button>
            )
          }
        />
      </Pane>
    </Page>
  );
}
