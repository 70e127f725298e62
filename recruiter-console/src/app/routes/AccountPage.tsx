import { useT } from '@byline/web-kit/i18n';
import { Page } from '../../components/layout/Page';
import { AccountPane } from '../../features/account/components/AccountPane';
import { useTitle } from '../../lib/useTitle';

export function Component() {
  useTitle(useT()('account.title'));
  return (
    <Page>
      <AccountPane />
    </Page>
  );
}
