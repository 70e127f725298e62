import { formatDay } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { useNames } from '@byline/web-kit/names';
import { visuallyHidden } from '@byline/web-kit/ui';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { EXACT, useListMediumCampaignsQuery, type MediumResponse } from '../../../api';
import { usePrice } from '../../../components/candidate/rate';
import { Row } from '../../../components/layout/Stack';
import { Text } from '../../../components/ui/Text';
import type { Column } from '../../../components/ui/table/columns';
import type { MediumListState } from '../list-state';
import style from './list.module.css';
import { Logo } from './Logo';

/** The order in which columns disappear from a narrow table. */
export const HIDE_ORDER = ['website', 'added', 'price', 'country'];

/** Drops the start that all web addresses share. */
export const shortAddress = (url: string): string => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

/** The number of campaigns of a medium, as a link to them. */
export function CampaignsLink({ medium: { _id: id, name } }: { medium: MediumResponse }) {
  const t = useT();
  const { formatNumber } = useIntl();
  const { data } = useListMediumCampaignsQuery({ id, limit: 1, fields: ['title'], prefer: EXACT });
  const count = data?.totalCount ?? null;
  return (
    <Link className={style.number} to={`/settings/${id}/campaigns`}>
      {count === null ? '…' : formatNumber(count)}
      <span className={visuallyHidden}> {t('mediums.campaignsOf', { name })}</span>
    </Link>
  );
}

/** A price as text: empty if unknown, a word for zero. */
export function usePriceText(): (price: number | null | undefined) => string {
  const t = useT();
  const price = usePrice();
  return (value) => {
    if (value === null || value === undefined) return '';
    return value === 0 ? t('mediums.free') : price(value);
  };
}

export function useMediumColumns(): Column<MediumResponse, MediumListState['sort']>[] {
  const t = useT();
  const names = useNames();
  const priceText = usePriceText();
  return [
    {
      id: 'name',
      header: t('medium.name'),
      width: 200,
      sort: 'name',
      cell: (medium) => (
        <Row as="span">
          <Logo medium={medium} />
          <Text weight="medium" cut title={medium.name}>
            {medium.name}
          </Text>
        </Row>
      ),
    },
    {
      id: 'website',
      header: t('mediums.website'),
      width: 190,
      cell: ({ url }) => (
        <Text tone="muted" title={url ?? ''}>
          {url && shortAddress(url)}
        </Text>
      ),
    },
    {
      id: 'country',
      header: t('mediums.country'),
      width: 110,
      cell: ({ country }) => country && names.country(country),
    },
    {
      id: 'price',
      header: t('mediums.price'),
      width: 100,
      digits: true,
      align: 'right',
      cell: ({ startPrice }) => <Text tone={startPrice === 0 ? 'muted' : undefined}>{priceText(startPrice)}</Text>,
    },
    {
      id: 'added',
      header: t('mediums.added'),
      width: 110,
      digits: true,
      sort: 'createdAt',
      cell: ({ createdAt }) => <Text tone="muted">{formatDay(createdAt)}</Text>,
    },
    {
      id: 'campaigns',
      header: t('mediums.campaigns'),
      width: 96,
      digits: true,
      align: 'right',
      cell: (medium) => <CampaignsLink medium={medium} />,
    },
  ];
}
