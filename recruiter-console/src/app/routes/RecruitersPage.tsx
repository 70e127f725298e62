import { useIntl } from 'react-intl';
import { Page } from '../../components/layout/Page';
import { Boundary } from '../../components/ui/States';
import { RecruiterList } from '../../features/recruiters/components/RecruiterList';
import { messages } from '../../features/recruiters/messages';
import { useTitle } from '../../lib/useTitle';

export function Component() {
  useTitle(useIntl().formatMessage(messages.title));
  return (
    <Page>
      <Boundary>
        <RecruiterList />
      </Boundary>
    </Page>
  );
}
