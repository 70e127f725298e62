import { useT } from '@byline/web-kit/i18n';
import { statusOf } from '@byline/web-kit/problems';
import { Skeleton, SkeletonBar } from '@byline/web-kit/ui';
import { Button } from '../../../components/ui/Button';
import { ArrowLeft, Pencil } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useGetJobQuery, type JobResponse } from '../../../api';
import { Grow } from '../../../components/layout/Grow';
import { Pane, PaneBody, PaneHead, Scroll } from '../../../components/layout/Pane';
import { ErrorState } from '../../../components/ui/States';
import { IconAction } from '../../../components/ui/IconAction';
import { MoreMenu } from '../../../components/ui/MoreMenu';
import { usePhone } from '../../../lib/usePhone';
import { useTitle } from '../../../lib/useTitle';
import { useCloseJob } from '../useCloseJob';
import { useRemoveJob } from '../useRemoveJob';
import { JobSteps } from './JobSteps';
import { NoJob } from './NoJob';
import { JobView } from './JobView';

function Actions({ job, onEdit }: { job: JobResponse; onEdit: () => void }) {
  const t = useT();
  const phone = usePhone();
  const navigate = useNavigate();
  const removeJob = useRemoveJob();
  const { close } = useCloseJob();
  const remove = async (): Promise<void> => {
    if (await removeJob(job)) void navigate('/jobs');
  };
  const entries = [
    ...(job.timeState === 'finished' ? [] : [{ id: 'close', label: t('jobs.close'), onClick: () => void close(job) }]),
    { id: 'copy', label: t('jobs.copyAsNew'), onClick: () => void navigate(`/jobs?copy=${job._id}`) },
    { id: 'remove', label: t('common.remove'), onClick: () => void remove() },
  ];
  return (
    <>
      <MoreMenu label={t('jobs.actions')} entries={entries} />
      {phone ? (
        <IconAction icon={Pencil} label={t('common.edit')} onClick={onEdit} />
      ) : (
        <Button size="small" onClick={onEdit}>
          <Pencil />
          <FormattedMessage id="common.edit" />
        </Button>
      )}
    </>
  );
}

export function JobPane({ id, onEdit }: { id: string; onEdit: () => void }) {
  const t = useT();
  const { currentData: job, error, refetch } = useGetJobQuery({ id }, { refetchOnMountOrArgChange: true });
  // A colleague removed it; the applications beside stay, with what is open there.
  const isGone = statusOf(error) === 404;
  useTitle(job?.title ?? t('jobs.title'));
  return (
    <Pane aria-label={t('jobs.title')}>
      <PaneHead size="bar" lined>
        <Button size="small" variant="text" to="/jobs">
          <ArrowLeft />
          <FormattedMessage id="jobs.all" />
        </Button>
        <Grow />
        <JobSteps id={id} />
        {job && !isGone && <Actions job={job} onEdit={onEdit} />}
      </PaneHead>
      <Scroll>
        {isGone && <NoJob />}
        {job && !isGone && <JobView job={job} />}
        {!job && !isGone && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!job && !error && (
          <Skeleton>
            <PaneBody gap={16}>
              {[50, 30, 90, 70, 80, 60].map((width) => (
                <SkeletonBar key={width} width={`${width}%`} />
              ))}
            </PaneBody>
          </Skeleton>
        )}
      </Scroll>
    </Pane>
  );
}
