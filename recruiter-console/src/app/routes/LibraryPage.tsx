import { useT } from '@byline/web-kit/i18n';
import { SettingsPage } from '../../components/layout/SettingsPage';
import { Boundary } from '../../components/ui/States';
import { LibraryList } from '../../features/library/components/LibraryList';
import { useTitle } from '../../lib/useTitle';

/** `/settings/files`: the files that the agency attaches to mails. */
export function Component() {
  useTitle(useT()('library.title'));
  return (
    <SettingsPage>
      <Boundary>
        <LibraryList />
      </Boundary>
    </SettingsPage>
  );
}
