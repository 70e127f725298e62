import { useT } from '@byline/web-kit/i18n';
import { SettingsPage } from '../../components/layout/SettingsPage';
import { Boundary } from '../../components/ui/States';
import { OperationList } from '../../features/bulk/components/OperationList';
import { useTitle } from '../../lib/useTitle';

/** `/settings/operations`: the user's own bulk operations; a super-admin sees all. */
export function Component() {
  useTitle(useT()('bulk.title'));
  return (
    <SettingsPage>
      <Boundary>
        <OperationList />
      </Boundary>
    </SettingsPage>
  );
}
