import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { ArrowLeft } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { EXACT, useGetCampaignQuery, useListCampaignJobsQuery, type JobResponse } from '../../../api';
import { applyLink } from '../../../components/jobs/apply-link';
import { PaneHead, PaneToolbar } from '../../../components/layout/Pane';
import { ListFrame } from '../../../components/list/ListFrame';
import { ListSearch } from '../../../components/list/ListSearch';
import { CopyLink } from '../../../components/ui/CopyLink';
import { EmptyState } from '../../../components/ui/States';
import { Text } from '../../../components/ui/Text';
import type { Column } from '../../../components/ui/table/columns';
import { pagedAddress } from '../../../lib/list-state/list-address';
import { useListState } from '../../../lib/list-state/useListState';
import { useRows } from '../../../lib/list-state/useRows';
import { useWidth } from '../../../lib/useWidth';
import { JOB_FIELDS, type JobSort } from '../list-state';
import { useJobColumns } from './job-columns';
import { JobCards } from './JobCards';
import style from './CampaignJobList.module.css';
import { AppliedByLink, LinkNumbers, ViewsOfLink } from './LinkNumbers';

const SORTS = ['-from', 'from', 'title', '-title', 'client', '-client'] as const satisfies readonly JobSort[];
const ADDRESS = pagedAddress<JobSort>(SORTS);
/** The link and what it brought are the purpose of this page, so all other columns disappear before them. */
const HIDE_ORDER = ['location', 'function', 'state', 'client', 'period', 'views', 'applied'];

/** The jobs of a campaign, each with the apply link for candidates. */
export function CampaignJobList({ mediumId, campaignId }: { mediumId: string; campaignId: string }) {
  const t = useT();
  const [pane, width] = useWidth<HTMLElement>();
  const [state, change] = useListState(ADDRESS);
  const { currentData: campaign } = useGetCampaignQuery({ id: campaignId });
  const { sort, page, size } = state;
  const search = state.search.trim();
  const list = useListCampaignJobsQuery({
    id: campaignId,
    ...(search && { search }),
    sort: [sort],
    limit: size,
    skip: (page - 1) * size,
    fields: [...JOB_FIELDS],
    prefer: EXACT,
  });
  const shown = useRows(list, { page, size, of: search, onPage: (last) => change({ page: last }, true) });
  const linkOf = ({ _id, title }: JobResponse) => <CopyLink address={applyLink(campaignId, _id)} name={title} />;
  // Of the job, the applications through other links count too, so the rows would not add up to the campaign.
  const ofJob = useJobColumns().filter(({ id }) => id !== 'applications');
  const number = { digits: true, align: 'right' } as const;
  const ofLink: Column<JobResponse, JobSort>[] = [
    {
      ...{ id: 'views', header: t('campaigns.views'), width: 80, ...number },
      cell: ({ _id }) => <ViewsOfLink campaignId={campaignId} jobId={_id} />,
    },
    {
      ...{ id: 'applied', header: t('jobs.appliedByLink'), width: 160, ...number },
      cell: ({ _id }) => <AppliedByLink campaignId={campaignId} jobId={_id} />,
    },
    { id: 'link', header: t('jobs.applyLink'), width: 240, cell: linkOf },
  ];
  const title = t('jobs.ofCampaign', { title: campaign?.title ?? '' });
  return (
    <ListFrame
      label={title}
      {...{ pane, width, state }}
      columns={[...ofJob, ...ofLink]}
      list={shown}
      address={ADDRESS}
      onChange={change}
      hideOrder={HIDE_ORDER}
      rowId={({ _id }) => _id}
      rowName={(job) => job.title}
      cards={(cards) => (
        <JobCards
          {...cards}
          below={(job) => (
            <>
              <LinkNumbers campaignId={campaignId} jobId={job._id} />
              {linkOf(job)}
            </>
          )}
        />
      )}
      empty={<EmptyState title={t('jobs.none')} text={t(search ? 'jobs.noneText' : 'jobs.noneOfCampaign')} />}
    >
      <PaneHead size="bar" lined>
        <Button size="small" variant="text" to={`/settings/${mediumId}/campaigns?open=${campaignId}`}>
          <ArrowLeft />
          <Text cut>{campaign?.title ?? t('jobs.campaigns')}</Text>
        </Button>
      </PaneHead>
      <PaneHead>
        <Text as="h1" size="page" grow>
          <FormattedMessage id="jobs.ofCampaign" values={{ title: campaign?.title ?? '' }} />
        </Text>
      </PaneHead>
      <PaneToolbar className={style.toolbar}>
        <ListSearch label="jobs.search" search={state.search} onChange={change} />
      </PaneToolbar>
    </ListFrame>
  );
}
