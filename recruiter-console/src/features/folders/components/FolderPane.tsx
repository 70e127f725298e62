import { type MessageId, useT } from '@byline/web-kit/i18n';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import {
  EXACT,
  useAddToFoldersMutation,
  useAllFoldersQuery,
  useListCandidatesQuery,
  useRemoveFromFolderMutation,
} from '../../../api';
import type { PickedCandidate } from '../../../components/people/CandidatePicker';
import { PaneFoot } from '../../../components/layout/Pane';
import { ListFrame } from '../../../components/list/ListFrame';
import { NoRecordPane } from '../../../components/record/NoRecord';
import type { OpenRecordProps } from '../../../components/record/SplitPage';
import { EmptyState } from '../../../components/ui/States';
import { displayName } from '../../../lib/format';
import { pagedAddress } from '../../../lib/list-state/list-address';
import { useListState } from '../../../lib/list-state/useListState';
import { useRows } from '../../../lib/list-state/useRows';
import { useWidth } from '../../../lib/useWidth';
import { AddCandidate } from './AddCandidate';
import { HIDE_ORDER, SORTS, useFolderColumns, type FolderCandidate } from './folder-columns';
import { FolderHead } from './FolderHead';

/** The address also holds the open folder. */
const ADDRESS = pagedAddress(SORTS, ['folder']);

/** One folder: its name, its candidates, and the actions on both. */
export function FolderPane({ id, onOpen, onBack }: OpenRecordProps) {
  const t = useT();
  const notify = useNotify();
  const { showError } = useDialogs();
  const [pane, width] = useWidth<HTMLElement>();
  const [state, change] = useListState(ADDRESS);
  const { sort, page, size } = state;
  const [putIn] = useAddToFoldersMutation();
  const [takeOut] = useRemoveFromFolderMutation();
  const { data: folders, isFetching } = useAllFoldersQuery();
  const folder = folders?.find(({ _id }) => _id === id);
  const list = useListCandidatesQuery(
    {
      filter: { folder: [id] },
      fields: ['firstname', 'name', 'email', 'function', 'status', 'archived'],
      sort: [sort],
      limit: size,
      skip: (page - 1) * size,
      prefer: EXACT,
    },
    { refetchOnMountOrArgChange: true },
  );

  const add = async (candidate: PickedCandidate, text: MessageId = 'folders.putIn'): Promise<void> => {
    const request = { candidates: [candidate._id], folders: [id] };
    const { error } = await putIn({ addToFoldersRequest: request });
    if (error) showError(error);
    else notify(t(text, { name: displayName(candidate) }), { success: true });
  };
  const remove = async (candidate: FolderCandidate): Promise<void> => {
    const { error } = await takeOut({ folderId: id, candidateId: candidate._id });
    if (error) showError(error);
    else
      notify(t('folders.takenOut', { name: displayName(candidate) }), {
        undo: () => void add(candidate),
      });
  };
  const shown = useRows(list, { page, size, of: id, onPage: (last) => change({ page: last }, true) });
  const columns = useFolderColumns(remove);

  // A new folder is missing from the list until the list has loaded again.
  if (folders && !folder && !isFetching) {
    return <NoRecordPane title="folders.gone" text="folders.goneText" all="folders.all" onBack={onBack} />;
  }
  const empty = <EmptyState title={t('folders.noCandidates')} text={t('folders.noCandidatesText')} />;
  return (
    <ListFrame
      label={folder?.name ?? t('folders.title')}
      {...{ pane, width, state, columns, empty }}
      list={shown}
      address={ADDRESS}
      onChange={change}
      hideOrder={HIDE_ORDER}
      rowId={({ _id }) => _id}
      rowName={displayName}
      foot={
        <PaneFoot>
          <AddCandidate onAdd={(candidate) => void add(candidate)} />
        </PaneFoot>
      }
    >
      <FolderHead key={id} id={id} folder={folder} onDeleted={() => onOpen(null)} {...(onBack && { onBack })} />
    </ListFrame>
  );
}
