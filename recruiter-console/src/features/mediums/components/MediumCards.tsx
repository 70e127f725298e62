import { useT } from '@byline/web-kit/i18n';
import { useNames } from '@byline/web-kit/names';
import { Link } from 'react-router-dom';
import type { MediumResponse } from '../../../api';
import { Stack } from '../../../components/layout/Stack';
import { CardList } from '../../../components/ui/CardList';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { Text } from '../../../components/ui/Text';
import { TitleLink } from '../../../components/ui/TitleLink';
import { Logo } from './Logo';
import { usePriceText } from './medium-columns';

interface MediumCardsProps {
  label: string;
  rows: readonly MediumResponse[];
  loadingRows?: number;
}

export function MediumCards({ label, rows, loadingRows }: MediumCardsProps) {
  const t = useT();
  const names = useNames();
  const priceText = usePriceText();
  if (loadingRows !== undefined) return <ListSkeleton rows={loadingRows} />;
  return (
    <CardList label={label}>
      {rows.map((medium) => (
        <li key={medium._id} data-record={medium._id}>
          <Logo medium={medium} large />
          <Stack>
            <TitleLink large to={`/settings/mediums?open=${medium._id}`}>
              {medium.name}
            </TitleLink>
            <Text tone="muted">
              {[medium.country && names.country(medium.country), priceText(medium.startPrice)]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </Stack>
          <Link to={`/settings/${medium._id}/campaigns`} aria-label={t('mediums.campaignsOf', { name: medium.name })}>
            {t('mediums.campaigns')}
          </Link>
        </li>
      ))}
    </CardList>
  );
}
