import { useT } from '@byline/web-kit/i18n';
import { statusOf } from '@byline/web-kit/problems';
import { Button } from '../../../components/ui/Button';
import clsx from 'clsx';
import { Check, X } from 'lucide-react';
import { useCallback, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { api, useGetJobQuery, useListApplicationsQuery } from '../../../api';
import { applicationsPage } from '../../../api/candidate-queries';
import { Grow } from '../../../components/layout/Grow';
import { PaneToolbar } from '../../../components/layout/Pane';
import { SearchInput } from '../../../components/ui/fields/SearchInput';
import { ListFrame } from '../../../components/list/ListFrame';
import { SelectedBar } from '../../../components/list/SelectedBar';
import { EmptyState } from '../../../components/ui/States';
import { displayName } from '../../../lib/format';
import { useListState } from '../../../lib/list-state/useListState';
import { useMoreMatch } from '../../../lib/list-state/useMoreMatch';
import { useRows } from '../../../lib/list-state/useRows';
import { useSearchText } from '../../../lib/list-state/useSearchText';
import { useEscape } from '../../../lib/useEscape';
import { FRESH } from '../../../lib/useIntent';
import { useWidth } from '../../../lib/useWidth';
import { applicationList } from '../list-state';
import { approvable, declinable } from '../model';
import style from './ApplicationList.module.css';
import { HIDE_ORDER, isTight, useApplicationColumns } from './application-columns';
import { ApplicationCards } from './ApplicationCards';
import { BesideHead, JobHead } from './JobHead';
import { NoJob } from './NoJob';
import { useStatusCounts } from '../useStatusCounts';
import { StatusSegment } from './StatusSegment';
import { useDecisions } from './useDecisions';

interface ApplicationListProps {
  jobId: string | null;
  /** True beside the page of a job, which leaves room for fewer columns. */
  beside?: boolean;
  /** The id of the rows, which a link above the list leads to. */
  rowsId?: string;
}

/** Applications of all jobs or of one. The user filters by status and decides on one or several. */
export function ApplicationList({ jobId: ofPage, beside = false, rowsId }: ApplicationListProps) {
  const t = useT();
  const [pane, width] = useWidth<HTMLElement>();
  const [state, change] = useListState(applicationList);
  const { status, sort, page, size } = state;
  const jobId = ofPage ?? state.jobId;
  const known = useGetJobQuery({ id: jobId ?? '' }, { skip: jobId === null });
  const search = state.search.trim();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());

  const write = useCallback<typeof change>(
    (next, replace) => {
      // A new empty set would draw the list before the address does.
      setSelected((ids) => (ids.size > 0 ? new Set() : ids));
      change(next, replace);
    },
    [change, setSelected],
  );
  const find = useCallback((next: string) => write({ search: next }, true), [write]);
  const [text, setText] = useSearchText(state.search, find);
  const queryOf = (asked: number) => applicationsPage({ search, status, jobId, sort, size, page: asked });
  const list = useListApplicationsQuery(queryOf(page), { refetchOnMountOrArgChange: FRESH });
  const prefetch = api.usePrefetch('listApplications');
  const { counts, isFetching } = useStatusCounts({ search, jobId });
  const shown = useRows(list, {
    total: counts?.[status],
    page,
    size,
    of: [search, status, jobId],
    onPage: (last) => change({ page: last }, true),
  });
  const moreMatch = useMoreMatch(
    list,
    { total: counts?.[status], isFetching },
    {
      ...{ page, size },
      of: [search, status, jobId],
      isEmpty: shown.rows.length === 0,
      toStart: () => change({ page: 1 }, true),
    },
  );
  const decisions = useDecisions(shown.rows, () => setSelected(new Set()));
  const chosen = shown.rows.filter(({ _id }) => selected.has(_id));
  const endSelection = (): void => setSelected(new Set());
  useEscape(chosen.length > 0 ? endSelection : undefined);
  const where = jobId === null ? 'all' : 'job';
  const columns = useApplicationColumns(decisions.acts, where, beside || isTight(where, width));
  const narrowed = status !== 'all' || search !== '';
  // The applications of a deleted job keep its title.
  // A job that a colleague removed takes no applications, as one that is over.
  const isGone = statusOf(known.error) === 404;
  const open =
    known.currentData && isGone ? { ...known.currentData, timeState: 'finished' as const } : known.currentData;
  const job = jobId ? (open ?? shown.rows.find((row) => row.jobId === jobId)?.job) : undefined;
  const empty =
    known.error && !narrowed && !beside ? (
      <NoJob />
    ) : (
      <EmptyState
        title={t(narrowed ? 'applications.noneMatch' : 'applications.none')}
        text={t(narrowed ? 'applications.noneMatchText' : 'applications.noneText')}
      />
    );
  return (
    <ListFrame
      label={t('applications.title')}
      {...{ pane, width, rowsId, state, columns, selected, empty, moreMatch }}
      list={shown}
      address={applicationList}
      onChange={write}
      hideOrder={HIDE_ORDER}
      tall
      rowId={({ _id }) => _id}
      rowName={({ candidate }) => displayName(candidate)}
      onSelect={setSelected}
      onPageIntent={(asked) => prefetch(queryOf(asked), { ifOlderThan: FRESH })}
      cards={(cards) => <ApplicationCards {...cards} {...decisions.acts} withJob={jobId === null} />}
      bar={
        chosen.length > 0 && (
          <SelectedBar
            label={t('applications.bar')}
            said={t('common.selected', { count: chosen.length })}
            onEnd={endSelection}
          >
            <Grow />
            <Button
              variant="text"
              size="small"
              disabled={approvable(chosen).length === 0}
              onClick={() => decisions.approve(chosen)}
            >
              <Check />
              <FormattedMessage id="applications.approve" />
            </Button>
            <Button
              variant="text"
              size="small"
              disabled={declinable(chosen).length === 0}
              onClick={() => decisions.decline(chosen)}
            >
              <X />
              <FormattedMessage id="applications.decline" />
            </Button>
          </SelectedBar>
        )
      }
    >
      {beside ? (
        <BesideHead jobId={jobId ?? ''} job={job} />
      ) : (
        <JobHead
          of={ofPage ? 'job' : jobId ? 'filter' : null}
          {...{ job, jobId }}
          onDrop={() => write({ jobId: null })}
        />
      )}
      <PaneToolbar className={clsx(style.toolbar, beside && style.beside)}>
        <StatusSegment value={status} counts={counts} onChange={(next) => write({ status: next })} wrap={beside} />
        <SearchInput
          label={t('applications.search')}
          value={text}
          onChange={setText}
          width={beside ? 'full' : 'long'}
        />
      </PaneToolbar>
      {decisions.dialog}
    </ListFrame>
  );
}
