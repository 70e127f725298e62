import { useT } from '@byline/web-kit/i18n';
import { useCallback } from 'react';
import { Page } from '../../components/layout/Page';
import { Boundary } from '../../components/ui/States';
import { JobFormPanel } from '../../features/jobs/components/JobFormPanel';
import { JobList } from '../../features/jobs/components/JobList';
import { jobList } from '../../features/jobs/list-state';
import { useListState } from '../../lib/list-state/useListState';
import { useTitle } from '../../lib/useTitle';

/** Returns the focus to the row that opened the form. */
const focusRow = (id: string | null): void =>
  document.querySelector<HTMLElement>(`tr[data-row="${id ?? ''}"]`)?.focus();

/** `/jobs`: the list, and the form of an open, new or copied job. */
export function Component() {
  useTitle(useT()('jobs.title'));
  const [state, change] = useListState(jobList);
  const { open, copy, adding } = state;
  const shown = adding || open !== null || copy !== null;
  const close = useCallback(() => {
    change({ open: null, adding: false, copy: null });
    requestAnimationFrame(() => focusRow(open));
  }, [change, open]);
  return (
    <Page beside={shown ? 'form' : undefined}>
      <Boundary>
        <JobList state={state} onChange={change} />
      </Boundary>
      {shown && (
        <Boundary resetKey={`${open ?? ''} ${copy ?? ''}`}>
          <JobFormPanel
            key={`${open ?? ''} ${copy ?? ''} ${String(adding)}`}
            id={adding ? null : open}
            copy={adding || open ? null : copy}
            onClose={close}
          />
        </Boundary>
      )}
    </Page>
  );
}
