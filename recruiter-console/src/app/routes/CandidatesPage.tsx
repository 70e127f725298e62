import { useT } from '@byline/web-kit/i18n';
import { useCallback, useState } from 'react';
import { Page } from '../../components/layout/Page';
import { Pane } from '../../components/layout/Pane';
import { useWriteMail } from '../../components/mail/write-mail-context';
import { ListSkeleton } from '../../components/ui/ListSkeleton';
import { Boundary } from '../../components/ui/States';
import { SidePanel } from '../../components/layout/SidePanel';
import { SaveView } from '../../features/candidate-views/components/SaveView';
import { ViewBanner } from '../../features/candidate-views/components/ViewBanner';
import { ViewsMenu } from '../../features/candidate-views/components/ViewsMenu';
import { ViewsProvider } from '../../features/candidate-views/components/ViewsProvider';
import { useOpenView } from '../../features/candidate-views/useOpenView';
import { SelectionBar } from '../../features/bulk/components/SelectionBar';
import { CandidateList } from '../../features/candidates/components/CandidateList';
import { CardPanel } from '../../features/candidates/components/CardPanel';
import { NewCandidate } from '../../features/candidates/components/NewCandidate';
import { SelectionPanel } from '../../features/candidates/components/SelectionPanel';
import { JobsPanel } from '../../features/jobs/components/JobsPanel';
import { candidateList } from '../../lib/candidate-list/list-state';
import { useSelection } from '../../lib/candidate-list/selection';
import { useOwnColumns } from '../../lib/candidate-list/useOwnColumns';
import { useListState } from '../../lib/list-state/useListState';
import { useTitle } from '../../lib/useTitle';

/** Returns the focus to the row that opened the panel. */
const focusRow = (id: string | null): void =>
  document.querySelector<HTMLElement>(`tr[data-row="${id ?? ''}"]`)?.focus();

export function Component() {
  const t = useT();
  const [state, change] = useListState(candidateList);
  const [columns, setColumns] = useOwnColumns();
  const { view, waits, refused } = useOpenView(state, change);
  useTitle(view?.name ?? t('candidates.title'));
  const selection = useSelection(state);
  const isSelecting = selection.all || selection.people.size > 0;
  const writeMail = useWriteMail();
  const { open, adding } = state;
  const [dropped, setDropped] = useState<File | null>(null);
  const close = useCallback(() => {
    setDropped(null);
    change({ open: null, adding: false });
    requestAnimationFrame(() => focusRow(open));
  }, [change, open]);
  return (
    <Page beside="panel">
      <Boundary>
        {waits ? (
          <Pane aria-label={t('candidates.title')} aria-busy>
            <ListSkeleton rows={8} />
          </Pane>
        ) : (
          <ViewsProvider state={state} onChange={change} opened={view} columns={columns}>
            <CandidateList
              state={state}
              onChange={change}
              selection={selection}
              onCv={(file) => {
                setDropped(file);
                change({ open: null, adding: true });
              }}
              bar={(rows) => isSelecting && <SelectionBar selection={selection} state={state} rows={rows} />}
              heading={<ViewsMenu />}
              tools={<SaveView state={state} />}
              notice={<ViewBanner refused={refused} view={view} />}
              columns={columns}
              onColumns={setColumns}
            />
          </ViewsProvider>
        )}
      </Boundary>
      <Boundary resetKey={adding ? 'new' : (open ?? '')}>
        {adding ? (
          <SidePanel label={t('candidates.add')} onClose={close}>
            <NewCandidate
              dropped={dropped}
              onClose={close}
              onCreated={(id) => change({ open: id, adding: false }, true)}
            />
          </SidePanel>
        ) : open ? (
          <CardPanel
            id={open}
            state={state}
            onOpen={(id) => change({ open: id }, true)}
            onClose={close}
            onMail={({ _id }) => writeMail({ candidateId: _id })}
          />
        ) : isSelecting ? (
          <SelectionPanel selection={selection} state={state} />
        ) : (
          <JobsPanel />
        )}
      </Boundary>
    </Page>
  );
}
