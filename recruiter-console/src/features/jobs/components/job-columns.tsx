import { useT } from '@byline/web-kit/i18n';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { JobResponse } from '../../../api';
import { useFunctionName } from '../../../components/candidate/texts';
import { useTextWidth } from '../../../lib/useTextWidth';
import { usePeriod } from '../../../components/jobs/times';
import { Text } from '../../../components/ui/Text';
import type { Column } from '../../../components/ui/table/columns';
import type { JobSort } from '../list-state';
import { countsOf } from '../counts';
import style from './job-columns.module.css';
import { JobState } from './JobState';

/** The order in which columns disappear from a narrow table. The title keeps its 220 px. */
export const HIDE_ORDER = ['location', 'function', 'state', 'client', 'period'];

/** Widths of the total, the gap after it and the padding of the cell, in px. */
const BESIDE_PENDING = 62;

/** The number of applications, and how many are pending. */
export function Applications({ job }: { job: JobResponse }) {
  const { formatNumber } = useIntl();
  const { all, pending } = countsOf(job);
  return (
    <>
      <span className={style.all}>{formatNumber(all)}</span>
      <Text tone="accent" className={style.pending}>
        {pending > 0 && (
          <span>
            <FormattedMessage id="jobs.pending" values={{ count: pending }} />
          </span>
        )}
      </Text>
    </>
  );
}

export function useJobColumns(): Column<JobResponse, JobSort>[] {
  const t = useT();
  const functionName = useFunctionName();
  const period = usePeriod();
  const textWidth = useTextWidth();
  const text = (value: string | null | undefined) => <span title={value ?? ''}>{value}</span>;
  return [
    {
      id: 'title',
      header: t('job.title'),
      width: 220,
      sort: 'title',
      cell: ({ _id, title, languageId }) => (
        <Link className={style.title} to={`/jobs/${_id}`} lang={languageId} title={title}>
          {title}
        </Link>
      ),
    },
    {
      id: 'client',
      header: t('job.client'),
      width: 136,
      sort: 'client',
      cell: ({ client }) => text(client),
    },
    {
      id: 'function',
      header: t('job.function'),
      width: 132,
      cell: (job) => text(functionName(job.function)),
    },
    { id: 'location', header: t('job.location'), width: 84, cell: ({ location }) => text(location) },
    {
      id: 'period',
      header: t('jobs.period'),
      width: 184,
      digits: true,
      sort: 'from',
      cell: (job) => <Text tone={job.timeState === 'finished' ? 'muted' : undefined}>{period(job.from, job.to)}</Text>,
    },
    {
      id: 'state',
      header: t('jobs.state'),
      width: 92,
      cell: (job) => <JobState job={job} />,
    },
    {
      id: 'applications',
      header: t('jobs.applications'),
      width: textWidth(t('jobs.pending', { count: 999 }), '500 13px') + BESIDE_PENDING,
      cell: (job) => <Applications job={job} />,
    },
  ];
}
