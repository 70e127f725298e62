import { APPLICATION_STATUSES, DEFAULT_PAGE_SIZE, PAGE_SIZES, SEARCH_DEBOUNCE_MS } from '@byline/shared-types/domain';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { EXACT, useListApplicationsQuery, type ApplicationResponse } from '../../../api';
import { SearchInput } from '../../../components/ui/fields/SearchInput';
import { Icon } from '../../../components/ui/Icon';
import { Pager } from '../../../components/ui/Pager';
import { EmptyState, ErrorState } from '../../../components/ui/States';
import { fittingColumns } from '../../../components/ui/table/columns';
import { DataTable } from '../../../components/ui/table/DataTable';
import { common } from '../../../i18n/common';
import { displayName } from '../../../lib/format';
import { useDebounced } from '../../../lib/useDebounced';
import { useStored } from '../../../lib/useStored';
import { useWidth } from '../../../lib/useWidth';
import { messages } from '../messages';
import { approvable, declinable } from '../model';
import { LEAVING, useApplicationColumns } from './application-columns';
import { ApplicationCards } from './ApplicationCards';
import { DeclineDialog } from './DeclineDialog';
import { JobHead } from './JobHead';
import { StatusSegment, type StatusChoice } from './StatusSegment';
import { useApprove } from './useApprove';
import { usePhone } from '../../../lib/usePhone';

const parseSize = (text: string): number | undefined => PAGE_SIZES.find((size) => String(size) === text);

/** Applications, all or of one job: by status, decided one by one or several at once. */
export function ApplicationList({ jobId }: { jobId: string | null }) {
  const { formatMessage } = useIntl();
  const phone = usePhone();
  const [pane, width] = useWidth<HTMLElement>();
  const [params, setParams] = useSearchParams();
  const [size, setSize] = useStored<number>('pageSize', DEFAULT_PAGE_SIZE, parseSize);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [declining, setDeclining] = useState<readonly ApplicationResponse[]>([]);
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), SEARCH_DEBOUNCE_MS);
  const approve = useApprove();

  const status: StatusChoice = APPLICATION_STATUSES.find((known) => known === params.get('status')) ?? 'all';
  const ascending = params.get('sort') === 'createdAt';
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const write = (change: Record<string, string | null>): void => {
    setSelected(new Set());
    setParams((current) => {
      const next = new URLSearchParams(current);
      next.delete('page');
      for (const [name, value] of Object.entries(change)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      return next;
    });
  };
  const list = useListApplicationsQuery(
    {
      ...(search && { search }),
      filter: { ...(status !== 'all' && { status: [status] }), ...(jobId && { jobId: [jobId] }) },
      sort: ascending ? 'createdAt' : '-createdAt',
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
  const columns = fittingColumns(useApplicationColumns(actions, jobId === null), LEAVING, width - 44);
  const narrowed = status !== 'all' || search !== '';
  const instead =
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
  const bones = waiting ? { bones: size } : {};
  const title = formatMessage(messages.title);
  return (
    <section className="pane" aria-label={title} ref={pane}>
      <JobHead jobId={jobId} />
      <div className="row w bar-pad" style={{ paddingTop: 0 }}>
        <StatusSegment
          value={status}
          search={search}
          jobId={jobId}
          onChange={(next) => write({ status: next === 'all' ? null : next })}
        />
        <SearchInput
          label={formatMessage(messages.search)}
          value={text}
          onChange={setText}
          width={phone ? '100%' : 232}
        />
        <span className="grow" />
        {chosen.length > 0 && (
          <>
            <span className="med" role="status">
              <FormattedMessage {...common.selected} values={{ count: chosen.length }} />
            </span>
            <span className="vr" style={{ margin: '0 4px' }} />
            <Button disabled={approvable(chosen).length === 0} onClick={() => void run(chosen)}>
              <Icon name="check" />
              <FormattedMessage {...messages.approve} />
            </Button>
            <Button disabled={declinable(chosen).length === 0} onClick={() => setDeclining(declinable(chosen))}>
              <Icon name="close" />
              <FormattedMessage {...messages.decline} />
            </Button>
          </>
        )}
      </div>
      <div className="scroll col">
        {phone ? (
          <>
            <ApplicationCards label={title} rows={records} withJob={jobId === null} {...actions} {...bones} />
            {instead}
          </>
        ) : (
          <DataTable
            label={title}
            rows={records}
            columns={columns}
            rowId={({ _id }) => _id}
            rowName={({ candidate }) => displayName(candidate)}
            sort={{ key: 'createdAt', descending: !ascending }}
            onSort={() => write({ sort: ascending ? null : 'createdAt' })}
            selected={selected}
            onSelect={setSelected}
            {...bones}
            instead={instead}
          />
        )}
      </div>
      <Pager
        page={page}
        size={size}
        total={list.currentData?.totalCount ?? list.data?.totalCount ?? 0}
        onPage={(next) => write({ page: next > 1 ? String(next) : null })}
        onSize={(next) => {
          setSize(next);
          write({});
        }}
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
    </section>
  );
}
