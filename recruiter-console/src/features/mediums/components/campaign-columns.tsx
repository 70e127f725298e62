import { useT } from '@byline/web-kit/i18n';
import { visuallyHidden } from '@byline/web-kit/ui';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { EXACT, useListApplicationsQuery, useListCampaignJobsQuery, type CampaignResponse } from '../../../api';
import { usePrice } from '../../../components/candidate/rate';
import { timeStateOf, usePeriod } from '../../../components/jobs/times';
import { Text } from '../../../components/ui/Text';
import type { Column } from '../../../components/ui/table/columns';
import type { CampaignSort } from '../list-state';

/** The order in which columns disappear from a narrow table. */
export const HIDE_ORDER = ['applications', 'budget', 'state', 'period'];

const ONE = { limit: 1, prefer: EXACT } as const;

/** The number of jobs of a campaign, as a link to them. */
function JobsLink({ campaign: { _id: id, mediumId, title } }: { campaign: CampaignResponse }) {
  const t = useT();
  const { formatNumber } = useIntl();
  const { data } = useListCampaignJobsQuery({ id, ...ONE, fields: ['title'] });
  const count = data?.totalCount ?? null;
  return (
    <Link to={`/settings/${mediumId}/${id}/jobs`}>
      {count === null ? '…' : formatNumber(count)}
      <span className={visuallyHidden}> {t('campaigns.jobsOf', { title })}</span>
    </Link>
  );
}

function Applied({ campaignId }: { campaignId: string }) {
  const { formatNumber } = useIntl();
  const { data } = useListApplicationsQuery({ ...ONE, filter: { campaignId: [campaignId] }, fields: ['status'] });
  return typeof data?.totalCount === 'number' && formatNumber(data.totalCount);
}

export function useCampaignColumns(): Column<CampaignResponse, CampaignSort>[] {
  const t = useT();
  const price = usePrice();
  const period = usePeriod();
  return [
    {
      id: 'title',
      header: t('campaign.title'),
      width: 200,
      sort: 'title',
      cell: ({ title }) => (
        <Text weight="medium" cut title={title}>
          {title}
        </Text>
      ),
    },
    {
      id: 'budget',
      header: t('campaigns.budget'),
      width: 100,
      digits: true,
      align: 'right',
      cell: ({ budget }) => typeof budget === 'number' && price(budget),
    },
    {
      id: 'period',
      header: t('campaigns.period'),
      width: 184,
      digits: true,
      cell: ({ start, end }) => period(start, end),
    },
    {
      id: 'state',
      header: t('campaigns.state'),
      width: 100,
      cell: ({ start, end }) => <Text tone="muted">{t(`jobState.${timeStateOf(start, end)}`)}</Text>,
    },
    {
      id: 'jobs',
      header: t('campaigns.jobs'),
      width: 72,
      digits: true,
      align: 'right',
      cell: (campaign) => <JobsLink campaign={campaign} />,
    },
    {
      id: 'applications',
      header: t('campaigns.applications'),
      width: 96,
      digits: true,
      align: 'right',
      cell: ({ _id }) => <Applied campaignId={_id} />,
    },
  ];
}
