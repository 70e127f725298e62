import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { BriefcaseBusiness, Plus } from 'lucide-react';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { api, anew, useListJobsQuery } from '../../../api';
import { applicationsPage } from '../../../api/candidate-queries';
import { JobsHeading } from '../../../components/jobs/JobsHeading';
import { Grow } from '../../../components/layout/Grow';
import { PaneHead, PaneToolbar } from '../../../components/layout/Pane';
import { ListFrame } from '../../../components/list/ListFrame';
import { ListSearch } from '../../../components/list/ListSearch';
import { EmptyState } from '../../../components/ui/States';
import { usePageSize, type ChangeNewest } from '../../../lib/list-state/useListState';
import { useRows } from '../../../lib/list-state/useRows';
import { useTurnToMade } from '../../../lib/made/useTurnToMade';
import { FRESH } from '../../../lib/useIntent';
import { useWidth } from '../../../lib/useWidth';
import { rememberJobs } from '../last-jobs';
import { callOf, JOB_FIELDS, jobList, jobsMatching, type JobListState } from '../list-state';
import { HIDE_ORDER, useJobColumns } from './job-columns';
import { JobCards } from './JobCards';
import { JobFilter } from './JobFilter';
import style from './JobList.module.css';
import { useTimeCounts } from '../useTimeCounts';
import { TimeSegment } from './TimeSegment';

/** Those beside the page of a job. */
const firstApplications = (jobId: string, size: number) =>
  applicationsPage({ search: '', status: 'all', jobId, sort: '-createdAt', page: 1, size });

interface JobListProps {
  state: JobListState;
  onChange: ChangeNewest<JobListState>;
}

/** All jobs, with search and filters (docs/domain/recruiting.md#job-list). */
export function JobList({ state, onChange }: JobListProps) {
  const t = useT();
  const [pane, width] = useWidth<HTMLElement>();
  const { time, page, size } = state;
  const matching = jobsMatching(state);
  const call = callOf(state);
  useEffect(() => rememberJobs(state), [state]);
  const list = useListJobsQuery(
    { ...call, limit: size, skip: (page - 1) * size, fields: [...JOB_FIELDS] },
    { refetchOnMountOrArgChange: true },
  );
  const [usualSize] = usePageSize();
  const prefetch = api.usePrefetch('getJob');
  const prefetchApplications = api.usePrefetch('listApplications');
  useTurnToMade({
    ...{ list: 'jobs', state, onChange },
    all: { search: '', time: 'all', function: [], tags: [], campaigns: [] },
    read: (of, rows) => api.endpoints.listJobs.initiate({ ...callOf(of), ...rows }, anew),
  });
  const of = [call.search, call.filter];
  const counts = useTimeCounts(matching);
  const total = counts?.[time];
  const shown = useRows(list, { page, size, of, total, onPage: (last) => onChange({ page: last }, true) });
  const narrowed = call.search !== undefined || Object.keys(call.filter).length > 0;
  return (
    <ListFrame
      label={t('jobs.title')}
      {...{ pane, width, state, onChange }}
      columns={useJobColumns()}
      list={shown}
      address={jobList}
      hideOrder={HIDE_ORDER}
      rowId={({ _id }) => _id}
      rowName={({ title }) => title}
      activeId={state.open}
      onIntent={({ _id }) => {
        prefetch({ id: _id }, { ifOlderThan: FRESH });
        prefetchApplications(firstApplications(_id, usualSize), { ifOlderThan: FRESH });
      }}
      onOpen={({ _id }) => onChange({ open: _id, adding: false, copy: null })}
      cards={(cards) => <JobCards {...cards} />}
      empty={
        <EmptyState
          icon={BriefcaseBusiness}
          title={t(narrowed ? 'jobs.none' : 'jobs.noneYet')}
          text={t(narrowed ? 'jobs.noneText' : 'jobs.noneYetText')}
        />
      }
    >
      <PaneHead className={style.head}>
        <Grow as="div">
          <JobsHeading current="/jobs" />
        </Grow>
        <Button variant="contained" color="primary" onClick={() => onChange({ open: null, adding: true, copy: null })}>
          <Plus />
          <FormattedMessage id="jobs.add" />
        </Button>
      </PaneHead>
      <PaneToolbar className={style.toolbar}>
        <ListSearch label="jobs.search" search={state.search} onChange={onChange} />
        <TimeSegment value={time} counts={counts} onChange={(next) => onChange({ time: next })} />
        <Grow />
        <JobFilter filters={state} onChange={onChange} />
      </PaneToolbar>
    </ListFrame>
  );
}
