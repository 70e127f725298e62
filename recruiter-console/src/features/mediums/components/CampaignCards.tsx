import { useT } from '@byline/web-kit/i18n';
import { Link } from 'react-router-dom';
import type { CampaignResponse } from '../../../api';
import { usePrice } from '../../../components/candidate/rate';
import { usePeriod } from '../../../components/jobs/times';
import { Stack } from '../../../components/layout/Stack';
import { CardList } from '../../../components/ui/CardList';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { Text } from '../../../components/ui/Text';
import { TitleLink } from '../../../components/ui/TitleLink';
import { useApplied, type Views } from '../useCampaignNumbers';
import style from './CampaignCards.module.css';

interface CampaignCardsProps {
  label: string;
  rows: readonly CampaignResponse[];
  loadingRows?: number;
  views: Views;
}

/** The campaigns of a medium on a phone. */
export function CampaignCards({ label, rows, loadingRows, views }: CampaignCardsProps) {
  if (loadingRows !== undefined) return <ListSkeleton rows={loadingRows} />;
  return (
    <CardList label={label}>
      {rows.map((campaign) => (
        <CampaignCard key={campaign._id} campaign={campaign} views={views.get(campaign._id)} />
      ))}
    </CardList>
  );
}

/** The period of a campaign, its views and applications, and the budget with its share for each of them. */
function CampaignCard({ campaign, views }: { campaign: CampaignResponse; views: number | undefined }) {
  const t = useT();
  const price = usePrice();
  const period = usePeriod();
  const { _id: id, mediumId, title, start, end, budget } = campaign;
  const applied = useApplied(id);
  const numbers = [
    views !== undefined && t('jobs.views', { count: views }),
    applied !== null && t('campaigns.applied', { count: applied }),
  ];
  const costs = typeof budget === 'number' && [
    price(budget),
    views && t('campaigns.perView', { price: price(budget / views) }),
    applied && t('campaigns.perApplication', { price: price(budget / applied) }),
  ];
  return (
    <li data-record={id}>
      <Stack gap={2} className={style.card}>
        <TitleLink large to={`/settings/${mediumId}/campaigns?open=${id}`}>
          {title}
        </TitleLink>
        <Text tone="muted">{period(start, end)}</Text>
        <span>{numbers.filter(Boolean).join(' · ')}</span>
        {costs && <Text tone="muted">{costs.filter(Boolean).join(' · ')}</Text>}
      </Stack>
      <Link to={`/settings/${mediumId}/${id}/jobs`} aria-label={t('campaigns.jobsOf', { title })}>
        {t('campaigns.jobs')}
      </Link>
    </li>
  );
}
