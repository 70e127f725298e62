import { Briefcase } from 'lucide-react';
import { SEARCH_DEBOUNCE_MS } from '@byline/shared-types/domain';
import { formatDay } from '@byline/web-kit/dates';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { EXACT, useListJobsQuery, type JobResponse } from '../../../api';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { SearchInput } from '../../../components/ui/fields/SearchInput';
import { Segment } from '../../../components/ui/Segment';
import { EmptyState, ErrorState } from '../../../components/ui/States';
import { common } from '../../../i18n/common';
import { useDebounced } from '../../../lib/useDebounced';
import { messages } from '../messages';

type Time = 'all' | 'ongoing' | 'future' | 'finished';
const TIMES: readonly Time[] = ['all', 'ongoing', 'future', 'finished'];
const SHOWN = 25;

function Dates({ job }: { job: JobResponse }) {
  const future = job.timeState === 'future';
  const day = future ? job.from : (job.to ?? job.from);
  if (!day) return null;
  return <FormattedMessage {...(future ? messages.from : messages.until)} values={{ date: formatDay(day) }} />;
}

/** Beside the candidate list while no candidate is open: jobs with what is pending for them. */
export function JobsPanel() {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const [time, setTime] = useState<Time>('all');
  const search = useDebounced(text.trim(), SEARCH_DEBOUNCE_MS);
  const { currentData, data, error, refetch } = useListJobsQuery({
    ...(search && { search }),
    ...(time !== 'all' && { filter: { timeState: time } }),
    sort: '-createdAt',
    limit: SHOWN,
    prefer: EXACT,
  });
  const jobs = currentData?.records;
  const title = formatMessage(messages.title);
  return (
    <aside className="pane panel rest" aria-label={title}>
      <div className="head">
        <h2 className="t-m grow">{title}</h2>
      </div>
      <div className="col" style={{ padding: '0 20px 12px', gap: 10 }}>
        <SearchInput label={formatMessage(messages.search)} value={text} onChange={setText} width="100%" />
        <div>
          <Segment<Time>
            small
            label={formatMessage(messages.time)}
            value={time}
            onChange={setTime}
            options={TIMES.map((value) => ({
              value,
              label: formatMessage(value === 'all' ? common.all : messages[value]),
            }))}
          />
        </div>
      </div>
      <hr className="rule" />
      <div className="scroll col">
        {!jobs && !error && <ListSkeleton rows={6} />}
        {!jobs && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {jobs?.length === 0 && (
          <EmptyState icon={Briefcase} title={formatMessage(messages.none)} text={formatMessage(messages.noneText)} />
        )}
        <ul className="list">
          {jobs?.map((job) => (
            <li key={job._id} style={{ padding: '12px 20px' }}>
              <div className="row g12">
                <Link className="med cut grow card-link" to={`/jobs/${job._id}/applications`} title={job.title}>
                  {job.title}
                </Link>
                {(job.jobapplications?.pending ?? 0) > 0 && (
                  <span className="tag">
                    <FormattedMessage {...messages.pending} values={{ count: job.jobapplications?.pending ?? 0 }} />
                  </span>
                )}
              </div>
              <div className="row sub" style={{ marginTop: 2 }}>
                <span className="grow cut">{job.client}</span>
                <Dates job={job} />
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div className="foot">
        <span className="grow">
          {data && (
            <FormattedMessage
              {...messages.shown}
              values={{ count: data.records.length, total: data.totalCount ?? data.records.length }}
            />
          )}
        </span>
        <Link className="med" to="/jobapplications">
          <FormattedMessage {...messages.allApplications} />
        </Link>
      </div>
    </aside>
  );
}
