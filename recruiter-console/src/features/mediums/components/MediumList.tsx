import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { Plus } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { api, EXACT, anew, useListMediumsQuery } from '../../../api';
import { PaneHead, PaneToolbar } from '../../../components/layout/Pane';
import { ListFrame } from '../../../components/list/ListFrame';
import { ListSearch } from '../../../components/list/ListSearch';
import { EmptyState } from '../../../components/ui/States';
import { Text } from '../../../components/ui/Text';
import type { ChangeNewest } from '../../../lib/list-state/useListState';
import { useRows } from '../../../lib/list-state/useRows';
import { useTurnToMade } from '../../../lib/made/useTurnToMade';
import { useWidth } from '../../../lib/useWidth';
import { mediumList, mediumsMatching, type MediumListState } from '../list-state';
import { CountryFilter } from './CountryFilter';
import { MediumCards } from './MediumCards';
import { HIDE_ORDER, useMediumColumns } from './medium-columns';
import style from './list.module.css';

interface MediumListProps {
  state: MediumListState;
  onChange: ChangeNewest<MediumListState>;
}

/** The places that advertise jobs, each with a link to its campaigns. */
export function MediumList({ state, onChange }: MediumListProps) {
  const t = useT();
  const [pane, width] = useWidth<HTMLElement>();
  const { country, page, size } = state;
  const search = state.search.trim();
  const list = useListMediumsQuery({ ...mediumsMatching(state), limit: size, skip: (page - 1) * size, prefer: EXACT });
  useTurnToMade({
    ...{ list: 'mediums', state, onChange },
    all: { search: '', country: '' },
    read: (of, rows) => api.endpoints.listMediums.initiate({ ...mediumsMatching(of), ...rows }, anew),
  });
  const shown = useRows(list, {
    page,
    size,
    of: [search, country],
    onPage: (last) => onChange({ page: last }, true),
  });
  const narrowed = search !== '' || country !== '';
  return (
    <ListFrame
      label={t('mediums.title')}
      {...{ pane, width, state, onChange }}
      columns={useMediumColumns()}
      list={shown}
      address={mediumList}
      hideOrder={HIDE_ORDER}
      rowId={({ _id }) => _id}
      rowName={({ name }) => name}
      activeId={state.open}
      onOpen={({ _id }) => onChange({ open: _id, panel: null })}
      cards={(cards) => <MediumCards {...cards} />}
      empty={
        <EmptyState
          title={t(narrowed ? 'mediums.none' : 'mediums.noneYet')}
          text={t(narrowed ? 'mediums.noneText' : 'mediums.noneYetText')}
        />
      }
    >
      <PaneHead>
        <Text as="h1" size="page" grow>
          <FormattedMessage id="mediums.title" />
        </Text>
        <Button variant="contained" color="primary" onClick={() => onChange({ open: null, panel: 'new' })}>
          <Plus />
          <FormattedMessage id="mediums.add" />
        </Button>
      </PaneHead>
      <PaneToolbar className={style.toolbar}>
        <ListSearch label="mediums.search" search={state.search} onChange={onChange} />
        <CountryFilter value={country} onChange={(next) => onChange({ country: next })} />
      </PaneToolbar>
    </ListFrame>
  );
}
