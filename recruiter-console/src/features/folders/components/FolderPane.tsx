import { DEFAULT_PAGE_SIZE } from '@byline/shared-types/domain';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  EXACT,
  useAddToFoldersMutation,
  useAllFoldersQuery,
  useListCandidatesQuery,
  useRemoveFromFolderMutation,
  type CandidateSort,
} from '../../../api';
import { Pane, PaneFoot, Scroll } from '../../../components/layout/Pane';
import { Pager } from '../../../components/ui/Pager';
import { EmptyState, ErrorState } from '../../../components/ui/States';
import { fittingColumns, formatSort, nextSort, parseSort } from '../../../components/ui/table/columns';
import { DataTable } from '../../../components/ui/table/DataTable';
import { displayName } from '../../../lib/format';
import { useWidth } from '../../../lib/useWidth';
import { messages } from '../messages';
import { AddCandidate } from './AddCandidate';
import { HIDE_ORDER, useFolderColumns, type FolderCandidate } from './folder-columns';
import { FolderHead } from './FolderHead';
import { NoFolder } from './NoFolder';

interface FolderPaneProps {
  id: string;
  /** It was deleted. */
  onClose: () => void;
  /** On a phone, back to all folders. */
  onBack?: () => void;
}

const FIRST_SORT: CandidateSort = 'name';

/** One folder: rename and delete it, see who is in it, take people out and put them in. */
export function FolderPane({ id, onClose, onBack }: FolderPaneProps) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const { showError } = useDialogs();
  const [pane, width] = useWidth<HTMLElement>();
  const [page, setPage] = useState(1);
  const [size, setSize] = useState<number>(DEFAULT_PAGE_SIZE);
  const [sort, setSort] = useState<CandidateSort>(FIRST_SORT);
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

  const add = async (candidate: FolderCandidate, text = messages.putIn): Promise<void> => {
    const request = { candidates: [candidate._id], folders: [id] };
    const { error } = await putIn({ addToFoldersRequest: request });
    if (error) showError(error);
    else notify(formatMessage(text, { name: displayName(candidate) }));
  };
  const remove = async (candidate: FolderCandidate): Promise<void> => {
    const { error } = await takeOut({ folderId: id, candidateId: candidate._id });
    if (error) showError(error);
    else
      notify(formatMessage(messages.takenOut, { name: displayName(candidate) }), {
        undo: () => void add(candidate),
      });
  };
  const all = useFolderColumns(remove);
  const columns = fittingColumns(all, HIDE_ORDER, width);

  // A folder that was just made is not in the list yet.
  if (folders && !folder && !isFetching) {
    return <NoFolder title={messages.gone} text={messages.goneText} {...(onBack && { onBack })} />;
  }
  const rows = list.currentData?.records ?? [];
  const empty = list.currentData && rows.length === 0 && (
    <EmptyState title={formatMessage(messages.noCandidates)} text={formatMessage(messages.noCandidatesText)} />
  );
  const failed = !list.currentData && list.error;
  return (
    <Pane aria-label={folder?.name ?? formatMessage(messages.title)} ref={pane}>
      <FolderHead folder={folder} onDeleted={onClose} {...(onBack && { onBack })} />
      <Scroll column>
        <DataTable
          label={folder?.name ?? ''}
          rows={rows}
          columns={columns}
          rowId={({ _id }) => _id}
          rowName={displayName}
          sort={parseSort(sort)}
          onSort={(key) => setSort(formatSort(nextSort(parseSort(sort), key)) as CandidateSort)}
          {...(!list.currentData && list.isFetching && { loadingRows: size })}
          placeholder={failed ? <ErrorState error={failed} onRetry={() => void list.refetch()} /> : empty}
        />
      </Scroll>
      <Pager
        page={page}
        size={size}
        total={list.data?.totalCount ?? 0}
        onPage={setPage}
        onSize={(next) => {
          setSize(next);
          setPage(1);
        }}
      />
      <PaneFoot>
        <AddCandidate onAdd={(candidate) => void add(candidate)} />
      </PaneFoot>
    </Pane>
  );
}
