import { acceptOf, ATTACHMENT_FILE_TYPES } from '@byline/shared-types/domain';
import { saveFile } from '@byline/web-kit/files';
import { useT } from '@byline/web-kit/i18n';
import { useDialogs } from '@byline/web-kit/ui';
import { Button } from '../../../components/ui/Button';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { EXACT, useDeleteLibraryFileMutation, useListLibraryFilesQuery, type LibraryFileResponse } from '../../../api';
import { TitleHead } from '../../../components/layout/TitleHead';
import { ListFrame } from '../../../components/list/ListFrame';
import { EmptyState } from '../../../components/ui/States';
import { pagedAddress } from '../../../lib/list-state/list-address';
import { useListState } from '../../../lib/list-state/useListState';
import { useRows } from '../../../lib/list-state/useRows';
import { useRemoval } from '../../../lib/useRemoval';
import { useWidth } from '../../../lib/useWidth';
import { useLibraryUpload } from '../useLibraryUpload';
import { HIDE_ORDER, SORTS, useLibraryColumns } from './library-columns';
import { RenameDialog } from './RenameDialog';
import { FilesInput } from '../../../components/ui/FilesInput';

const ADDRESS = pagedAddress(SORTS);

/** The files that the agency attaches to mails: add, download, rename, remove. */
export function LibraryList() {
  const t = useT();
  const { showError } = useDialogs();
  const removal = useRemoval();
  const [pane, width] = useWidth<HTMLElement>();
  const [state, change] = useListState(ADDRESS);
  const { page, size } = state;
  const [renamed, setRenamed] = useState<LibraryFileResponse | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { add, isUploading } = useLibraryUpload();
  const [remove] = useDeleteLibraryFileMutation();
  const list = useListLibraryFilesQuery(
    { sort: [state.sort], limit: size, skip: (page - 1) * size, prefer: EXACT },
    { refetchOnMountOrArgChange: true },
  );
  const shown = useRows(list, { page, size, of: '', onPage: (last) => change({ page: last }, true) });
  const columns = useLibraryColumns({
    onDownload: ({ _id, name }) => void saveFile(`/libraryfiles/${_id}/bytes`, name).catch(showError),
    onRename: setRenamed,
    onRemove: ({ _id: id, name, waitingMails, templates }) =>
      void removal({
        question: t('library.removeQuestion', { name }),
        text: t('library.removeText', { mails: waitingMails, templates }),
        remove: () => remove({ id }),
        done: t('library.removed', { name }),
      }),
  });
  return (
    <ListFrame
      label={t('library.title')}
      {...{ pane, width, state, columns }}
      list={shown}
      address={ADDRESS}
      onChange={change}
      hideOrder={HIDE_ORDER}
      rowId={({ _id }) => _id}
      rowName={({ name }) => name}
      empty={<EmptyState title={t('library.none')} text={t('library.noneText')} />}
    >
      <TitleHead title="library.title" text="library.text">
        <Button variant="contained" color="primary" disabled={isUploading} onClick={() => input.current?.click()}>
          <Plus />
          <FormattedMessage id={isUploading ? 'emails.uploading' : 'library.add'} />
        </Button>
      </TitleHead>
      <FilesInput
        ref={input}
        label={t('library.add')}
        accept={acceptOf(ATTACHMENT_FILE_TYPES)}
        onFiles={(chosen) => void add(chosen)}
      />
      {renamed && <RenameDialog file={renamed} onClose={() => setRenamed(null)} />}
    </ListFrame>
  );
}
