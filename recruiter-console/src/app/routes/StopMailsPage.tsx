import { useT } from '@byline/web-kit/i18n';
import { useParams } from 'react-router-dom';
import { Page } from '../../components/layout/Page';
import { Pane } from '../../components/layout/Pane';
import { StopMails } from '../../features/candidate-views/components/StopMails';
import { useTitle } from '../../lib/useTitle';

/** The page of the link in mails about a view; it needs no login. */
export function Component() {
  const t = useT();
  const { token = '' } = useParams();
  useTitle(t('views.stopMailsTitle'));
  return (
    <Page alone>
      <Pane>
        <StopMails token={token} />
      </Pane>
    </Page>
  );
}
