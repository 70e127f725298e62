import { useT } from '@byline/web-kit/i18n';
import { useState, type ReactNode } from 'react';
import type { CandidateViewResponse } from '../../../api';
import { ALL_ACTIVE, type ListState } from '../../../lib/candidate-list/list-state';
import { ALL_ACTIVE_LIST, listOfView, viewedList } from '../../../lib/candidate-list/list-view';
import type { ChangeList } from '../../../lib/list-state/useListState';
import { NewIdsContext } from '../../../lib/candidate-list/new-ids';
import { useNews } from '../useNews';
import { useViewActs } from '../useViewActs';
import { ViewsContext, type Views } from '../views-context';
import { ManageViews } from './ManageViews';
import { NewViewDialog, type NewView } from './NewViewDialog';
import { RenameViewDialog } from './RenameViewDialog';

interface ViewsProviderProps {
  state: ListState;
  onChange: ChangeList<ListState>;
  opened: CandidateViewResponse | undefined;
  /** The columns that the list shows; null if the width of the window decides. */
  columns: string[] | null;
  children: ReactNode;
}

/** The acts on views, with their dialogs, for the parts of one list. */
export function ViewsProvider({ state, onChange, opened, columns, children }: ViewsProviderProps) {
  const t = useT();
  const acts = useViewActs();
  const news = useNews(opened?._id ?? null);
  const [making, setMaking] = useState<NewView | null>(null);
  const [renaming, setRenaming] = useState<CandidateViewResponse | null>(null);
  const [managing, setManaging] = useState(false);
  const close = { open: null, adding: false, page: 1 };
  const views: Views = {
    ...acts,
    opened,
    hasMoreNews: news.more,
    open: (view) =>
      onChange(
        view
          ? { ...listOfView(view.list), ...close, view: view._id }
          : { ...ALL_ACTIVE_LIST, ...close, view: ALL_ACTIVE },
      ),
    saveAsNew: (copied) =>
      setMaking(
        copied
          ? { name: t('views.copyOf', { name: copied.name }), list: viewedList(listOfView(copied.list)) }
          : { name: '', list: viewedList({ ...state, columns: state.columns ?? columns }) },
      ),
    rename: setRenaming,
    manage: () => setManaging(true),
  };
  return (
    <ViewsContext value={views}>
      <NewIdsContext value={news.ids}>{children}</NewIdsContext>
      {managing && <ManageViews onClose={() => setManaging(false)} />}
      {making && <NewViewDialog of={making} onMade={views.open} onClose={() => setMaking(null)} />}
      {renaming && <RenameViewDialog view={renaming} onClose={() => setRenaming(null)} />}
    </ViewsContext>
  );
}
