import { SplitPage } from '../../components/record/SplitPage';
import { FolderList } from '../../features/folders/components/FolderList';
import { FolderPane } from '../../features/folders/components/FolderPane';

/** `/settings/folders`: the folders and the open folder's candidates. */
export const Component = () => (
  <SplitPage
    title="folders.title"
    param="folder"
    list={(props) => <FolderList {...props} />}
    record={(props) => <FolderPane {...props} />}
    choose="folders.choose"
    chooseText="folders.chooseText"
  />
);
