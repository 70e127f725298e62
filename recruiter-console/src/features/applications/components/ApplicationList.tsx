import Button from '@mui/material/Button';
import { Check, X } from 'lucide-react';
import { useCallback, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EXACT, useListApplicationsQuery, type ApplicationResponse } from '../../../api';
import { RowDivider } from '../../../components/layout/Divider';
import { Grow } from '../../../components/layout/Grow';
import { Pane, Scroll } from '../../../components/layout/Pane';
import { PaneToolbar } from '../../../components/layout/Pane';
import { Text } from '../../../components/ui/Text';
import { SearchInput } from '../../../components/ui/fields/SearchInput';
import { Pager } from '../../../components/ui/Pager';
import { EmptyState, ErrorState } from '../../../components/ui/States';
import { fittingColumns, formatSort, nextSort, parseSort } from '../../../components/ui/table/columns';
import { DataTable } from '../../../components/ui/table/DataTable';
import { common } from '../../../i18n/common';
import { displayName } from '../../../lib/format';
import { useListState } from '../../../lib/list-state/useListState';
import { useSearchText } from '../../../lib/list-state/useSearchText';
import { useWidth } from '../../../lib/useWidth';
import { applicationList, sortOf } from '../list-state';
import { messages } from '../messages';
import { approvable, declinable } from '../model';
import style from './ApplicationList.module.css';
import { HIDE_ORDER, useApplicationColumns } from './application-columns';
import { ApplicationCards } from './ApplicationCards';
import { DeclineDialog } from './DeclineDialog';
import { JobHead } from './JobHead';
import { StatusSegment } from './StatusSegment';
import { useApprove } from './useApprove';
import { usePhone } from '../../../lib/usePhone';

/** Applications, all or of one job: by status, decided one by one or several at once. */
export function ApplicationList({ jobId }: { jobId: string | null }) {
  const { formatMessage } = useIntl();
  const phone = usePhone();
  const [pane, width] = useWidth<HTMLElement>();
  const [state, change] = useListState(applicationList);
  const { status, sort, page, size } = state;
  const search = state.search.trim();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [declining, setDeclining] = useState<readonly ApplicationResponse[]>([]);
  const approve = useApprove();

  const write = useCallback<typeof change>(
    (next, replace) => {
      setSelected(new Set());
      change(next, replace);
    },
    [change],
  );
  const find = useCallback((next: string) => write({ search: next }, true), [write]);
  const [text, setText] = useSearchText(state.search, find);
  const list = useListApplicationsQuery(
    {
      ...(search && { search }),
      filter: { ...(status !== 'all' && { status: [status] }), ...(jobId && { jobId: [jobId] }) },
      sort: [sort],
      limit: size,
      skip: (page - 1) * size,
      prefer: EXACT,
    },
    { refetchOnMountOrArgChange: true },
  );
  const records = list.currentData?.records ?? [];
  const waiting = !list.currentData && list.isFetching;
  const chosen = records.filter(({ _id }) => selected.has(_id));
  const run = async (applications: readonly ApplicationResponse[]): Promise<void> => {
    if (await approve(applications)) setSelected(new Set());
  };
  const actions = {
    onApprove: (application: ApplicationResponse) => void run([application]),
    onDecline: (application: ApplicationResponse) => setDeclining([application]),
  };
  const columns = fittingColumns(useApplicationColumns(actions, jobId === null), HIDE_ORDER, width - 44);
  const narrowed = status !== 'all' || search !== '';
  const placeholder =
    !list.currentData && list.error ? (
      <ErrorState error={list.error} onRetry={() => void list.refetch()} />
    ) : (
      !waiting &&
      records.length === 0 && (
        <EmptyState
          title={formatMessage(narrowed ? messages.noneMatch : messages.none)}
          text={formatMessage(narrowed ? messages.noneMatchText : messages.noneText)}
        />
      )
    );
  const loading = waiting ? { loadingRows: size } : {};
  const title = formatMessage(messages.title);
  return (
    <Pane aria-label={title} ref={pane}>
      <JobHead jobId={jobId} />
      <PaneToolbar className={style.toolbar}>
        <StatusSegment value={status} search={search} jobId={jobId} onChange={(next) => write({ status: next })} />
        <SearchInput
          label={formatMessage(messages.search)}
          value={text}
          onChange={setText}
          width={phone ? 'full' : 'long'}
        />
        <Grow />
        {chosen.length > 0 && (
          <>
            <Text weight="medium" role="status">
              <FormattedMessage {...common.selected} values={{ count: chosen.length }} />
            </Text>
            <RowDivider className={style.divider} />
            <Button disabled={approvable(chosen).length === 0} onClick={() => void run(chosen)}>
              <Check />
              <FormattedMessage {...messages.approve} />
            </Button>
            <Button disabled={declinable(chosen).length === 0} onClick={() => setDeclining(declinable(chosen))}>
              <X />
              <FormattedMessage {...messages.decline} />
            </Button>
          </>
        )}
      </PaneToolbar>
      <Scroll column>
        {phone ? (
          <>
            <ApplicationCards label={title} rows={records} withJob={jobId === null} {...actions} {...loading} />
            {placeholder}
          </>
        ) : (
          <DataTable
            label={title}
            rows={records}
            columns={columns}
            rowId={({ _id }) => _id}
            rowName={({ candidate }) => displayName(candidate)}
            sort={parseSort(sort)}
            onSort={(key) => write({ sort: sortOf(formatSort(nextSort(parseSort(sort), key))) })}
            selected={selected}
            onSelect={setSelected}
            {...loading}
            placeholder={placeholder}
          />
        )}
      </Scroll>
      <Pager
        page={page}
        size={size}
        total={list.currentData?.totalCount ?? list.data?.totalCount ?? 0}
        onPage={(next) => write({ page: next })}
        onSize={(next) => write({ size: next })}
      />
      {declining.length > 0 && (
        <DeclineDialog
          applications={declining}
          onClose={() => setDeclining([])}
          onDone={() => {
            setDeclining([]);
            setSelected(new Set());
          }}
        />
      )}
    </Pane>
  );
}
