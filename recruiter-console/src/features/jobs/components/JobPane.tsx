import { Skeleton, SkeletonBar } from '@byline/web-kit/ui';
import Button from '@mui/material/Button';
import { ArrowLeft, Copy, Pencil, Trash2 } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router-dom';
import { useGetJobQuery, type JobResponse } from '../../../api';
import { Grow } from '../../../components/layout/Grow';
import { Pane, PaneBody, PaneHead, Scroll } from '../../../components/layout/Pane';
import { ErrorState } from '../../../components/ui/States';
import { IconAction } from '../../../components/ui/IconAction';
import { common } from '../../../i18n/common';
import { usePhone } from '../../../lib/usePhone';
import { useTitle } from '../../../lib/useTitle';
import { messages } from '../messages';
import { useRemoveJob } from '../useRemoveJob';
import { JobView } from './JobView';

function Actions({ job, onEdit }: { job: JobResponse; onEdit: () => void }) {
  const { formatMessage } = useIntl();
  const phone = usePhone();
  const navigate = useNavigate();
  const removeJob = useRemoveJob();
  const remove = async (): Promise<void> => {
    if (await removeJob(job)) void navigate('/jobs');
  };
  const copy = `/jobs?copy=${job._id}`;
  if (phone) {
    return (
      <>
        <IconAction icon={Trash2} label={formatMessage(common.remove)} onClick={() => void remove()} />
        <IconAction icon={Copy} label={formatMessage(messages.copyAsNew)} to={copy} />
        <IconAction icon={Pencil} label={formatMessage(common.edit)} onClick={onEdit} />
      </>
    );
  }
  return (
    <>
      <Button size="small" variant="text" color="error" onClick={() => void remove()}>
        <Trash2 />
        <FormattedMessage {...common.remove} />
      </Button>
      <Button size="small" variant="text" component={Link} to={copy}>
        <Copy />
        <FormattedMessage {...messages.copyAsNew} />
      </Button>
      <Button size="small" onClick={onEdit}>
        <Pencil />
        <FormattedMessage {...common.edit} />
      </Button>
    </>
  );
}

/** The page of one job: the way back, what can be done with it, the job. */
export function JobPane({ id, onEdit }: { id: string; onEdit: () => void }) {
  const { formatMessage } = useIntl();
  const { currentData: job, error, refetch } = useGetJobQuery({ id }, { refetchOnMountOrArgChange: true });
  useTitle(job?.title ?? formatMessage(messages.title));
  return (
    <Pane aria-label={formatMessage(messages.title)}>
      <PaneHead size="bar" lined>
        <Button size="small" variant="text" component={Link} to="/jobs">
          <ArrowLeft />
          <FormattedMessage {...messages.all} />
        </Button>
        <Grow />
        {job && <Actions job={job} onEdit={onEdit} />}
      </PaneHead>
      <Scroll>
        {job && <JobView job={job} />}
        {!job && error && <ErrorState error={error} onRetry={() => void refetch()} />}
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
