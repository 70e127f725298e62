import { formatDay } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { ArrowLeft, Maximize2 } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ApplicationJobDto, JobResponse } from '../../../api';
import { JobsHeading } from '../../../components/jobs/JobsHeading';
import { ProposeButton } from '../../../components/proposal/ProposeButton';
import { Grow } from '../../../components/layout/Grow';
import { PaneHead } from '../../../components/layout/Pane';
import { IconAction } from '../../../components/ui/IconAction';
import { Tag } from '../../../components/ui/Tag';
import { Text } from '../../../components/ui/Text';
import { usePhone } from '../../../lib/usePhone';
import style from './JobHead.module.css';

interface JobHeadProps {
  /** The page of one job, a list with a job filter, or neither. */
  of: 'job' | 'filter' | null;
  job: JobResponse | ApplicationJobDto | undefined;
  jobId: string | null;
  /** Removes the filter. */
  onDrop: () => void;
}

/** False for a closed job, and for a removed one, of which only the names are known. */
const takesApplications = (job: JobResponse | ApplicationJobDto): boolean =>
  'timeState' in job && job.timeState !== 'finished';

function useJobLine(job: JobHeadProps['job']): string {
  const t = useT();
  if (!job) return '';
  if (!('timeState' in job) || job.timeState === 'none') return [job.title, job.client].join(' · ');
  const dates = [job.from, job.to].map((day) => formatDay(day)).join(' – ');
  return [job.title, job.client, t(`job.${job.timeState}`), dates].join(' · ');
}

/** Proposes candidates for a job that takes applications. */
function AddCandidate({ job }: { job: NonNullable<JobHeadProps['job']> }) {
  const t = useT();
  const phone = usePhone();
  return (
    <ProposeButton
      size="small"
      variant="text"
      start={{ job }}
      offered={takesApplications(job)}
      {...(phone && { iconLabel: t('proposal.add') })}
    >
      <FormattedMessage id="proposal.add" />
    </ProposeButton>
  );
}

/** Heads the applications beside the page of their job, and links to the list with all columns. */
export function BesideHead({ jobId, job }: { jobId: string; job: JobHeadProps['job'] }) {
  const t = useT();
  return (
    <PaneHead size="bar" lined>
      <Text as="h2" size="panel" grow>
        <FormattedMessage id="applications.beside" />
      </Text>
      {job && <AddCandidate job={job} />}
      <IconAction icon={Maximize2} label={t('applications.openAll')} to={`/jobs/${jobId}/applications`} />
    </PaneHead>
  );
}

/** The title of the page, and the job of its applications. */
export function JobHead({ of, job, jobId, onDrop }: JobHeadProps) {
  const t = useT();
  const line = useJobLine(job);
  return (
    <>
      {of === 'job' && (
        <PaneHead size="bar" lined>
          <Button size="small" variant="text" to={`/jobs/${jobId ?? ''}`} className={style.back}>
            <ArrowLeft />
            <Text cut>{job?.title ?? <FormattedMessage id="applications.job" />}</Text>
          </Button>
          <Grow />
          {job && <AddCandidate job={job} />}
        </PaneHead>
      )}
      <PaneHead size="tall">
        <Grow as="div">
          <JobsHeading current="/jobapplications" />
          {of === 'job' && (
            <Text as="p" tone="muted" cut className={style.job}>
              {line}
            </Text>
          )}
          {of === 'filter' && (
            <div className={style.job}>
              <Tag remove={{ label: t('applications.dropJob'), onClick: onDrop }}>
                {line || t('applications.noJob')}
              </Tag>
            </div>
          )}
        </Grow>
      </PaneHead>
    </>
  );
}
