import { useAddressParams } from '@byline/web-kit/address';
import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { ArrowLeft, Plus } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { api, EXACT, anew, useListMediumCampaignsQuery, type MediumResponse } from '../../../api';
import { PaneHead, PaneToolbar } from '../../../components/layout/Pane';
import { Row } from '../../../components/layout/Stack';
import { ListFrame } from '../../../components/list/ListFrame';
import { ListSearch } from '../../../components/list/ListSearch';
import { EmptyState } from '../../../components/ui/States';
import { Text } from '../../../components/ui/Text';
import { useListState } from '../../../lib/list-state/useListState';
import { useRows } from '../../../lib/list-state/useRows';
import { useTurnToMade } from '../../../lib/made/useTurnToMade';
import { useWidth } from '../../../lib/useWidth';
import { campaignList } from '../list-state';
import { useViews } from '../useCampaignNumbers';
import { HIDE_ORDER, useCampaignColumns } from './campaign-columns';
import { CampaignCards } from './CampaignCards';
import { Logo } from './Logo';
import style from './list.module.css';

interface CampaignListProps {
  medium: MediumResponse;
  onOpen: (id: string) => void;
  onAdd: () => void;
}

/** The campaigns of one medium, each with a link to its jobs. */
export function CampaignList({ medium, onOpen, onAdd }: CampaignListProps) {
  const t = useT();
  const [params] = useAddressParams();
  const [pane, width] = useWidth<HTMLElement>();
  const [state, change] = useListState(campaignList);
  const { page, size } = state;
  const search = state.search.trim();
  const callOf = (of: typeof state) => ({
    id: medium._id,
    ...(of.search.trim() && { search: of.search.trim() }),
    sort: [of.sort],
  });
  const list = useListMediumCampaignsQuery({ ...callOf(state), limit: size, skip: (page - 1) * size, prefer: EXACT });
  useTurnToMade({
    ...{ list: 'campaigns', state, onChange: change },
    all: { search: '' },
    read: (of, rows) => api.endpoints.listMediumCampaigns.initiate({ ...callOf(of), ...rows }, anew),
  });
  const shown = useRows(list, { page, size, of: search, onPage: (last) => change({ page: last }, true) });
  const views = useViews(shown.rows);
  const name = t('mediums.campaignsOf', { name: medium.name });
  return (
    <ListFrame
      label={name}
      {...{ pane, width, state }}
      columns={useCampaignColumns(views)}
      cards={(cards) => <CampaignCards {...cards} views={views} />}
      list={shown}
      address={campaignList}
      onChange={change}
      hideOrder={HIDE_ORDER}
      rowId={({ _id }) => _id}
      rowName={({ title }) => title}
      activeId={params.get('open')}
      onOpen={({ _id }) => onOpen(_id)}
      empty={
        <EmptyState
          title={t(search ? 'campaigns.none' : 'campaigns.noneYet')}
          text={t(search ? 'campaigns.noneText' : 'campaigns.noneYetText')}
        />
      }
    >
      <PaneHead size="bar" lined>
        <Button size="small" variant="text" to="/settings/mediums">
          <ArrowLeft />
          <FormattedMessage id="mediums.title" />
        </Button>
      </PaneHead>
      <PaneHead size="tall">
        <Row gap={12} grow>
          <Logo medium={medium} large />
          <Text as="h1" size="page">
            {name}
          </Text>
        </Row>
        <Button variant="contained" color="primary" onClick={onAdd}>
          <Plus />
          <FormattedMessage id="campaigns.add" />
        </Button>
      </PaneHead>
      <PaneToolbar className={style.toolbar}>
        <ListSearch label="campaigns.search" search={state.search} onChange={change} />
      </PaneToolbar>
    </ListFrame>
  );
}
