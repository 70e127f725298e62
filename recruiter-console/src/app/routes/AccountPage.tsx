import { useIntl } from 'react-intl';
import { Page } from '../../components/layout/Page';
import { AccountPane } from '../../features/account/components/AccountPane';
import { messages } from '../../features/account/messages';
import { useTitle } from '../../lib/useTitle';

/** `/account` */
export function Component() {
  useTitle(useIntl().formatMessage(messages.title));
  return (
    <Page>
      <AccountPane />
    </Page>
  );
}
