import { formatDay } from '@byline/web-kit/dates';
import { useNames } from '@byline/web-kit/names';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { MediumResponse } from '../../../api';
import { usePrice } from '../../../components/candidate/rate';
import { Row } from '../../../components/layout/Stack';
import { Text } from '../../../components/ui/Text';
import type { Column } from '../../../components/ui/table/columns';
import type { MediumListState } from '../list-state';
import { mediumFields, messages } from '../messages';
import { Logo } from './Logo';

/** Columns that leave, the first one first, where there is no room for all. */
export const HIDE_ORDER = ['website', 'added', 'price', 'country'];

/** Without what every web address begins with. */
export const shortAddress = (url: string): string => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

/** A price in words: nothing known, free, or from how much. */
export function usePriceText(): (price: number | null | undefined) => string {
  const { formatMessage } = useIntl();
  const price = usePrice();
  return (value) => {
    if (value === null || value === undefined) return '';
    return value === 0 ? formatMessage(messages.free) : price(value);
  };
}

/** Columns of the table of mediums. */
export function useMediumColumns(): Column<MediumResponse, MediumListState['sort']>[] {
  const { formatMessage } = useIntl();
  const names = useNames();
  const priceText = usePriceText();
  return [
    {
      id: 'name',
      header: formatMessage(mediumFields.name),
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
      header: formatMessage(messages.website),
      width: 190,
      cell: ({ url }) => (
        <Text tone="muted" title={url ?? ''}>
          {url && shortAddress(url)}
        </Text>
      ),
    },
    {
      id: 'country',
      header: formatMessage(messages.country),
      width: 110,
      cell: ({ country }) => country && names.country(country),
    },
    {
      id: 'price',
      header: formatMessage(messages.price),
      width: 100,
      digits: true,
      align: 'right',
      cell: ({ startPrice }) => <Text tone={startPrice === 0 ? 'muted' : undefined}>{priceText(startPrice)}</Text>,
    },
    {
      id: 'added',
      header: formatMessage(messages.added),
      width: 110,
      digits: true,
      sort: 'createdAt',
      cell: ({ createdAt }) => <Text tone="muted">{formatDay(createdAt)}</Text>,
    },
    {
      id: 'campaigns',
      header: formatMessage(messages.campaigns),
      width: 110,
      cell: ({ _id, name }) => (
        <Link to={`/settings/${_id}/campaigns`} aria-label={formatMessage(messages.campaignsOf, { name })}>
          {formatMessage(messages.campaigns)}
        </Link>
      ),
    },
  ];
}
