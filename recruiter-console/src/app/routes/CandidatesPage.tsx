import { useT } from '@byline/web-kit/i18n';
import { useCallback } from 'react';
import { Page } from '../../components/layout/Page';
import { useWriteMail } from '../../components/mail/write-mail-context';
import { Boundary } from '../../components/ui/States';
import { SidePanel } from '../../components/layout/SidePanel';
import { SelectionBar } from '../../features/bulk/components/SelectionBar';
import { CandidateList } from '../../features/candidates/components/CandidateList';
import { CardPanel } from '../../features/candidates/components/CardPanel';
import { NewCandidate } from '../../features/candidates/components/NewCandidate';
import { SelectionPanel } from '../../features/candidates/components/SelectionPanel';
import { JobsPanel } from '../../features/jobs/components/JobsPanel';
import { candidateList } from '../../lib/candidate-list/list-state';
import { useSelection } from '../../lib/candidate-list/selection';
import { useListState } from '../../lib/list-state/useListState';
import { useTitle } from '../../lib/useTitle';

/** Returns the focus to the row that opened the panel. */
const focusRow = (id: string | null): void =>
  document.querySelector<HTMLElement>(`tr[data-row="${id ?? ''}"]`)?.focus();

export function Component() {
  const t = useT();
  const [state, change] = useListState(candidateList);
  useTitle(t('candidates.title'));
  const selection = useSelection(state);
  const isSelecting = selection.all || selection.people.size > 0;
  const writeMail = useWriteMail();
  const { open, adding } = state;
  const close = useCallback(() => {
    change({ open: null, adding: false });
    requestAnimationFrame(() => focusRow(open));
  }, [change, open]);
  return (
    <Page beside="panel">
      <Boundary>
        <CandidateList
          state={state}
          onChange={change}
          selection={selection}
          bar={(rows) => isSelecting && <SelectionBar selection={selection} state={state} rows={rows} />}
        />
      </Boundary>
      <Boundary resetKey={adding ? 'new' : (open ?? '')}>
        {adding ? (
          <SidePanel label={t('candidates.add')} onClose={close}>
            <NewCandidate onClose={close} onCreated={(id) => change({ open: id, adding: false }, true)} />
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
