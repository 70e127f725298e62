import { useT } from '@byline/web-kit/i18n';
import { visuallyHidden } from '@byline/web-kit/ui';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { EXACT, useListCampaignJobsQuery, type CampaignResponse } from '../../../api';
import { usePrice } from '../../../components/candidate/rate';
import { timeStateOf, usePeriod } from '../../../components/jobs/times';
import { Text } from '../../../components/ui/Text';
import type { Column } from '../../../components/ui/table/columns';
import type { CampaignSort } from '../list-state';
import { useApplied, type Views } from '../useCampaignNumbers';
import style from './list.module.css';

/** The order in which columns disappear from a narrow table. */
export const HIDE_ORDER = ['viewCost', 'cost', 'views', 'applications', 'budget', 'state', 'period'];

const ONE = { limit: 1, prefer: EXACT } as const;

/** The number of jobs of a campaign, as a link to them. */
function JobsLink({ campaign: { _id: id, mediumId, title } }: { campaign: CampaignResponse }) {
  const t = useT();
  const { formatNumber } = useIntl();
  const { data } = useListCampaignJobsQuery({ id, ...ONE, fields: ['title'] });
  const count = data?.totalCount ?? null;
  return (
    <Link className={style.number} to={`/settings/${mediumId}/${id}/jobs`}>
      {count === null ? '…' : formatNumber(count)}
      <span className={visuallyHidden}> {t('campaigns.jobsOf', { title })}</span>
    </Link>
  );
}

function Applied({ campaignId }: { campaignId: string }) {
  const { formatNumber } = useIntl();
  const applied = useApplied(campaignId);
  return applied !== null && formatNumber(applied);
}

interface CostProps {
  budget: number | null | undefined;
  /** The views and applications that the budget brought; null until it is known. */
  brought: number | null;
}

/** The budget divided by what it brought, once it brought something. */
function Cost({ budget, brought }: CostProps) {
  const price = usePrice();
  if (typeof budget !== 'number' || !brought) return brought === null ? null : <Text tone="muted">–</Text>;
  return price(budget / brought);
}

const CostOfApplication = ({ campaign: { _id, budget } }: { campaign: CampaignResponse }) => (
  <Cost budget={budget} brought={useApplied(_id)} />
);

/** @param views the views of the shown campaigns by their id */
export function useCampaignColumns(views: Views): Column<CampaignResponse, CampaignSort>[] {
  const t = useT();
  const { formatNumber } = useIntl();
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
      id: 'views',
      header: t('campaigns.views'),
      width: 80,
      digits: true,
      align: 'right',
      cell: ({ _id }) => {
        const count = views.get(_id);
        return count !== undefined && formatNumber(count);
      },
    },
    {
      id: 'applications',
      header: t('campaigns.applications'),
      width: 96,
      digits: true,
      align: 'right',
      cell: ({ _id }) => <Applied campaignId={_id} />,
    },
    {
      id: 'viewCost',
      header: t('campaigns.viewCost'),
      width: 96,
      digits: true,
      align: 'right',
      cell: ({ _id, budget }) => <Cost budget={budget} brought={views.get(_id) ?? null} />,
    },
    {
      id: 'cost',
      header: t('campaigns.cost'),
      width: 112,
      digits: true,
      align: 'right',
      cell: (campaign) => <CostOfApplication campaign={campaign} />,
    },
  ];
}
