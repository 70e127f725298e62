import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { api, EXACT, anew, useListRecruitersQuery, useRemoveRoleMutation, type RecruiterResponse } from '../../../api';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { Stack } from '../../../components/layout/Stack';
import { TitleHead } from '../../../components/layout/TitleHead';
import { PaneToolbar } from '../../../components/layout/Pane';
import { ListFrame } from '../../../components/list/ListFrame';
import { ListSearch } from '../../../components/list/ListSearch';
import { EmptyState } from '../../../components/ui/States';
import { displayName } from '../../../lib/format';
import { pagedAddress } from '../../../lib/list-state/list-address';
import { useListState } from '../../../lib/list-state/useListState';
import { useRows } from '../../../lib/list-state/useRows';
import { useTurnToMade } from '../../../lib/made/useTurnToMade';
import { useWidth } from '../../../lib/useWidth';
import { AddRecruiterDialog } from './AddRecruiterDialog';
import { useAhead } from '../useAhead';
import { QrDialog } from './QrDialog';
import { HIDE_ORDER, useRecruiterColumns, SORTS } from './recruiter-columns';

/** The width that a name needs beside its action buttons. */
const NARROW = 560;
const ADDRESS = pagedAddress(SORTS);

const callOf = ({ search, sort }: ReturnType<typeof ADDRESS.parse>) => ({
  ...(search.trim() && { search: search.trim() }),
  sort: [sort],
});

/** The recruiters: search, add, remove the role, renew two-factor login. */
export function RecruiterList() {
  const t = useT();
  const { confirm, showError } = useDialogs();
  const [pane, width] = useWidth<HTMLElement>();
  const notify = useNotify();
  const [state, change] = useListState(ADDRESS);
  const { page, size } = state;
  const [adding, setAdding] = useState(false);
  const [qr, setQr] = useState<RecruiterResponse | null>(null);
  const [removeRole] = useRemoveRoleMutation();
  const aheadOf = useAhead();
  const navigate = useNavigate();
  const search = state.search.trim();
  const list = useListRecruitersQuery({ ...callOf(state), limit: size, skip: (page - 1) * size, prefer: EXACT });
  useTurnToMade({
    ...{ list: 'recruiters', state, onChange: change },
    all: { search: '' },
    read: (of, rows) => api.endpoints.listRecruiters.initiate({ ...callOf(of), ...rows }, anew),
  });
  const shown = useRows(list, { page, size, of: search, onPage: (last) => change({ page: last }, true) });

  const showCandidates = ({ _id }: RecruiterResponse) => ({
    label: t('recruiters.showCandidates'),
    run: () => void navigate(`/candidates?assignedTo=${_id}`),
  });
  const onRemove = async (recruiter: RecruiterResponse): Promise<void> => {
    const name = displayName(recruiter);
    const { lines, candidates } = await aheadOf(recruiter);
    const yes = await confirm({
      title: t('recruiters.removeQuestion', { name }),
      text: <Lines lines={[t('recruiters.removeText'), ...lines]} />,
      action: t('recruiters.remove'),
      danger: true,
    });
    if (!yes) return;
    const result = await removeRole({ userId: recruiter._id, role: 'recruiter' });
    if (result.error) showError(result.error);
    else notify(t('recruiters.removed', { name }), candidates > 0 ? { actions: [showCandidates(recruiter)] } : {});
  };
  const columns = useRecruiterColumns({ onQr: setQr, onRemove, narrow: width < NARROW });
  return (
    <ListFrame
      label={t('recruiters.title')}
      {...{ pane, width, state, columns }}
      list={shown}
      address={ADDRESS}
      onChange={change}
      hideOrder={HIDE_ORDER}
      rowId={({ _id }) => _id}
      rowName={displayName}
      empty={<EmptyState title={t('recruiters.none')} text={t('recruiters.noneText')} />}
    >
      <TitleHead title="recruiters.title" text="recruiters.text">
        <Button variant="contained" color="primary" onClick={() => setAdding(true)}>
          <Plus />
          <FormattedMessage id="recruiters.add" />
        </Button>
      </TitleHead>
      <PaneToolbar>
        <ListSearch label="recruiters.search" search={state.search} onChange={change} />
      </PaneToolbar>
      {adding && <AddRecruiterDialog onClose={() => setAdding(false)} />}
      {qr && <QrDialog recruiter={qr} onClose={() => setQr(null)} />}
    </ListFrame>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <Stack gap={8}>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </Stack>
);
