import { useT } from '@byline/web-kit/i18n';
import { SettingsPage } from '../../components/layout/SettingsPage';
import { Boundary } from '../../components/ui/States';
import { RecruiterList } from '../../features/recruiters/components/RecruiterList';
import { useTitle } from '../../lib/useTitle';

export function Component() {
  useTitle(useT()('recruiters.title'));
  return (
    <SettingsPage>
      <Boundary>
        <RecruiterList />
      </Boundary>
    </SettingsPage>
  );
}
