import { useIntl } from 'react-intl';
import { SettingsPage } from '../../components/layout/SettingsPage';
import { Boundary } from '../../components/ui/States';
import { OperationList } from '../../features/bulk/components/OperationList';
import { details } from '../../features/bulk/messages';
import { useTitle } from '../../lib/useTitle';

/** `/settings/operations`: one's own changes to many, a super-admin's everybody's. */
export function Component() {
  useTitle(useIntl().formatMessage(details.title));
  return (
    <SettingsPage>
      <Boundary>
        <OperationList />
      </Boundary>
    </SettingsPage>
  );
}
