import { useIntl } from 'react-intl';
import { SettingsPage } from '../../components/layout/SettingsPage';
import { Boundary } from '../../components/ui/States';
import { RecruiterList } from '../../features/recruiters/components/RecruiterList';
import { messages } from '../../features/recruiters/messages';
import { useTitle } from '../../lib/useTitle';

export function Component() {
  useTitle(useIntl().formatMessage(messages.title));
  return (
    <SettingsPage>
      <Boundary>
        <RecruiterList />
      </Boundary>
    </SettingsPage>
  );
}
