import { useT } from '@byline/web-kit/i18n';
import { BriefcaseBusiness } from 'lucide-react';
import { SEARCH_DEBOUNCE_MS } from '@byline/shared-types/domain';
import { formatDay } from '@byline/web-kit/dates';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useListJobsQuery, type JobResponse } from '../../../api';
import { panelJobs } from '../../../api/job-queries';
import { Divider } from '../../../components/layout/Divider';
import { Grow } from '../../../components/layout/Grow';
import { PaneFoot, PaneHead, Scroll } from '../../../components/layout/Pane';
import { Pane } from '../../../components/layout/Pane';
import { Row } from '../../../components/layout/Stack';
import { List } from '../../../components/ui/List';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { Tag } from '../../../components/ui/Tag';
import { Text } from '../../../components/ui/Text';
import { TitleLink } from '../../../components/ui/TitleLink';
import { SearchInput } from '../../../components/ui/fields/SearchInput';
import { Segment } from '../../../components/ui/Segment';
import { EmptyState, ErrorState } from '../../../components/ui/States';
import { useDebounced } from '../../../lib/useDebounced';
import style from './JobsPanel.module.css';

type Time = 'all' | 'ongoing' | 'future' | 'finished';
const TIMES: readonly Time[] = ['all', 'ongoing', 'future', 'finished'];

function Dates({ job }: { job: JobResponse }) {
  const t = useT();
  if (job.closedAt) return t('jobs.closedSince', { date: formatDay(job.closedAt) });
  const future = job.timeState === 'future';
  const day = future ? job.from : (job.to ?? job.from);
  if (!day) return null;
  return <FormattedMessage id={future ? 'jobs.from' : 'jobs.until'} values={{ date: formatDay(day) }} />;
}

/** The jobs and their pending applications. The panel stands beside the candidate list while no candidate is open. */
export function JobsPanel() {
  const t = useT();
  const [text, setText] = useState('');
  const [time, setTime] = useState<Time>('all');
  const search = useDebounced(text.trim(), SEARCH_DEBOUNCE_MS);
  const { currentData, data, error, refetch } = useListJobsQuery(panelJobs(search, time === 'all' ? null : time));
  const jobs = currentData?.records;
  const title = t('jobs.title');
  return (
    <Pane as="aside" className={style.panel} aria-label={title}>
      <PaneHead>
        <Text as="h2" size="panel" grow>
          {title}
        </Text>
      </PaneHead>
      <div className={style.search}>
        <SearchInput label={t('jobs.search')} value={text} onChange={setText} width="full" />
        <div>
          <Segment<Time>
            small
            label={t('jobs.time')}
            value={time}
            onChange={setTime}
            options={TIMES.map((value) => ({
              value,
              label: t(value === 'all' ? 'jobs.every' : `jobs.${value}`),
            }))}
          />
        </div>
      </div>
      <Divider />
      <Scroll column>
        {!jobs && !error && <ListSkeleton rows={6} />}
        {!jobs && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {jobs?.length === 0 && <EmptyState icon={BriefcaseBusiness} title={t('jobs.none')} text={t('jobs.noneText')} />}
        <List>
          {jobs?.map((job) => (
            <li key={job._id} className={style.job}>
              <Row gap={12}>
                <TitleLink to={`/jobs/${job._id}`} lang={job.languageId}>
                  {job.title}
                </TitleLink>
                {(job.jobapplications?.pending ?? 0) > 0 && (
                  <Tag>
                    <FormattedMessage id="jobs.pending" values={{ count: job.jobapplications?.pending ?? 0 }} />
                  </Tag>
                )}
              </Row>
              <Row className={style.facts}>
                <Text grow cut>
                  {job.client}
                </Text>
                <Dates job={job} />
              </Row>
            </li>
          ))}
        </List>
      </Scroll>
      <PaneFoot>
        <Grow>
          {data && (
            <FormattedMessage
              id="jobs.shown"
              values={{ count: data.records.length, total: data.totalCount ?? data.records.length }}
            />
          )}
        </Grow>
        <Link className={style.all} to="/jobapplications">
          <FormattedMessage id="jobs.allApplications" />
        </Link>
      </PaneFoot>
    </Pane>
  );
}
