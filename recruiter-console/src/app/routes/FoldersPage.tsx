import { useT } from '@byline/web-kit/i18n';
import { useSearchParams } from 'react-router-dom';
import { SettingsPage } from '../../components/layout/SettingsPage';
import { NoRecordPane } from '../../components/record/NoRecord';
import { Boundary } from '../../components/ui/States';
import { FolderList } from '../../features/folders/components/FolderList';
import { FolderPane } from '../../features/folders/components/FolderPane';
import { usePhone } from '../../lib/usePhone';
import { useTitle } from '../../lib/useTitle';

/** `/settings/folders`: the folders and the open folder's candidates; a phone shows one of the two. */
export function Component() {
  useTitle(useT()('folders.title'));
  const [params, setParams] = useSearchParams();
  const phone = usePhone();
  const open = params.get('folder');
  const choose = (id: string | null): void => setParams(id ? { folder: id } : {});
  return (
    <SettingsPage split>
      {(!phone || !open) && (
        <Boundary>
          <FolderList open={open} onOpen={choose} />
        </Boundary>
      )}
      <Boundary resetKey={open ?? ''}>
        {open && (
          <FolderPane
            key={open}
            id={open}
            onClose={() => choose(null)}
            {...(phone && { onBack: () => choose(null) })}
          />
        )}
        {!open && !phone && <NoRecordPane title="folders.choose" text="folders.chooseText" />}
      </Boundary>
    </SettingsPage>
  );
}
