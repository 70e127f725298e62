import { DEFAULT_PAGE_SIZE, SEARCH_DEBOUNCE_MS } from '@byline/shared-types/domain';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  EXACT,
  useGenerateQrMutation,
  useListRecruitersQuery,
  useRemoveRoleMutation,
  type RecruiterResponse,
  type TwoFactorQrResponse,
} from '../../../api';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { Grow } from '../../../components/layout/Grow';
import { Pane, PaneHead, Scroll } from '../../../components/layout/Pane';
import { PaneToolbar } from '../../../components/layout/Pane';
import { Text } from '../../../components/ui/Text';
import { SearchInput } from '../../../components/ui/fields/SearchInput';
import { Pager } from '../../../components/ui/Pager';
import { EmptyState, ErrorState } from '../../../components/ui/States';
import { fittingColumns, formatSort, nextSort, parseSort } from '../../../components/ui/table/columns';
import { DataTable } from '../../../components/ui/table/DataTable';
import { displayName } from '../../../lib/format';
import { useDebounced } from '../../../lib/useDebounced';
import { useWidth } from '../../../lib/useWidth';
import { messages } from '../messages';
import { AddRecruiterDialog } from './AddRecruiterDialog';
import { QrDialog } from './QrDialog';
import { HIDE_ORDER, useRecruiterColumns, SORTS } from './recruiter-columns';

/** A name with its actions written out needs more than this. */
const NARROW = 560;

/** Who may work here: search, add, remove the role, make a new two-factor QR. */
export function RecruiterList() {
  const { formatMessage } = useIntl();
  const { confirm, showError } = useDialogs();
  const [pane, width] = useWidth<HTMLElement>();
  const notify = useNotify();
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const [size, setSize] = useState<number>(DEFAULT_PAGE_SIZE);
  const [sort, setSort] = useState(parseSort('name'));
  const [adding, setAdding] = useState(false);
  const [qr, setQr] = useState<{ name: string; code: TwoFactorQrResponse } | null>(null);
  const [generateQr] = useGenerateQrMutation();
  const [removeRole] = useRemoveRoleMutation();
  const search = useDebounced(text.trim(), SEARCH_DEBOUNCE_MS);
  const { data, error, isLoading, refetch } = useListRecruitersQuery({
    ...(search && { search }),
    limit: size,
    skip: (page - 1) * size,
    sort: SORTS.filter((known) => known === formatSort(sort)),
    prefer: EXACT,
  });

  const onQr = async (recruiter: RecruiterResponse): Promise<void> => {
    const name = displayName(recruiter);
    const yes = await confirm({
      title: formatMessage(messages.qrQuestion, { name }),
      text: formatMessage(messages.qrWarning),
      action: formatMessage(messages.generateQr),
    });
    if (!yes) return;
    const result = await generateQr({ id: recruiter._id });
    if (result.data) setQr({ name, code: result.data });
    else showError(result.error);
  };
  const onRemove = async (recruiter: RecruiterResponse): Promise<void> => {
    const name = displayName(recruiter);
    const yes = await confirm({
      title: formatMessage(messages.removeQuestion, { name }),
      text: formatMessage(messages.removeText),
      action: formatMessage(messages.remove),
      danger: true,
    });
    if (!yes) return;
    const result = await removeRole({ userId: recruiter._id, role: 'recruiter' });
    if (result.error) showError(result.error);
    else notify(formatMessage(messages.removed, { name }));
  };
  const all = useRecruiterColumns({ onQr, onRemove, narrow: width < NARROW });
  const columns = fittingColumns(all, HIDE_ORDER, width);
  const empty = data?.records.length === 0 && (
    <EmptyState title={formatMessage(messages.none)} text={formatMessage(messages.noneText)} />
  );
  return (
    <Pane aria-label={formatMessage(messages.title)} ref={pane}>
      <PaneHead size="tall">
        <Grow as="div">
          <Text as="h1" size="page">
            <FormattedMessage {...messages.title} />
          </Text>
          <Text as="p" tone="muted">
            <FormattedMessage {...messages.text} />
          </Text>
        </Grow>
        <Button variant="contained" color="primary" onClick={() => setAdding(true)}>
          <Plus />
          <FormattedMessage {...messages.add} />
        </Button>
      </PaneHead>
      <PaneToolbar>
        <SearchInput
          label={formatMessage(messages.search)}
          value={text}
          onChange={(value) => {
            setText(value);
            setPage(1);
          }}
        />
      </PaneToolbar>
      <Scroll>
        <DataTable
          label={formatMessage(messages.title)}
          rows={data?.records ?? []}
          columns={columns}
          rowId={(recruiter) => recruiter._id}
          rowName={displayName}
          sort={sort}
          onSort={(key) => setSort(nextSort(sort, key))}
          {...(isLoading && { loadingRows: size })}
          placeholder={error ? <ErrorState error={error} onRetry={() => void refetch()} /> : empty}
        />
      </Scroll>
      <Pager
        page={page}
        size={size}
        total={data?.totalCount ?? 0}
        onPage={setPage}
        onSize={(next) => {
          setSize(next);
          setPage(1);
        }}
      />
      <AddRecruiterDialog open={adding} onClose={() => setAdding(false)} />
      <QrDialog name={qr?.name ?? ''} code={qr?.code ?? null} onClose={() => setQr(null)} />
    </Pane>
  );
}
