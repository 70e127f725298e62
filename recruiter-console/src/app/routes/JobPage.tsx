import { useAddressParams } from '@byline/web-kit/address';
import { useId, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { statusOf } from '@byline/web-kit/problems';
import { useGetJobQuery } from '../../api';
import { Page } from '../../components/layout/Page';
import { Pane } from '../../components/layout/Pane';
import { SkipTo } from '../../components/layout/SkipTo';
import { Boundary } from '../../components/ui/States';
import { ApplicationList } from '../../features/applications/components/ApplicationList';
import { JobFormPanel } from '../../features/jobs/components/JobFormPanel';
import { JobPane } from '../../features/jobs/components/JobPane';
import { NoJob } from '../../features/jobs/components/NoJob';
import { isRecordId } from '../../lib/record-id';

/** `/jobs/{jobId}`: the job, and its applications or its form. */
export function Component() {
  const { jobId = '' } = useParams();
  const [params, change] = useAddressParams();
  const navigate = useNavigate();
  const rows = useId();
  const editing = params.get('panel') === 'edit';
  const show = (panel: 'edit' | null): void => change(() => new URLSearchParams(panel ? { panel } : {}));
  const valid = isRecordId(jobId);
  const { currentData, error } = useGetJobQuery({ id: jobId }, { skip: !valid });
  const isGone = statusOf(error) === 404;
  // A job that a colleague removes meanwhile leaves its applications on the page, with what is typed there.
  const [seen, setSeen] = useState<string | null>(null);
  if (currentData && !isGone && seen !== jobId) setSeen(jobId);
  if (!valid || (isGone && seen !== jobId)) {
    return (
      <Page>
        <Pane>
          <NoJob page />
        </Pane>
      </Page>
    );
  }
  return (
    <Page beside={editing ? 'form' : 'card'}>
      {!editing && <SkipTo target="rows" id={rows} />}
      <Boundary key={jobId}>
        <JobPane id={jobId} onEdit={() => show('edit')} />
      </Boundary>
      <Boundary key={`${jobId} beside`}>
        {editing ? (
          <JobFormPanel id={jobId} onItsPage onClose={() => show(null)} onRemoved={() => void navigate('/jobs')} />
        ) : (
          <ApplicationList jobId={jobId} rowsId={rows} beside />
        )}
      </Boundary>
    </Page>
  );
}
