import { useIntl } from 'react-intl';
import type { SecurityEventResponse } from '../../../api';
import { Stack } from '../../../components/layout/Stack';
import { Avatar } from '../../../components/ui/Avatar';
import { CardList } from '../../../components/ui/CardList';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { Text } from '../../../components/ui/Text';
import { TitleLink } from '../../../components/ui/TitleLink';
import type { Cards } from '../../../components/list/ListFrame';
import { useEventText } from '../useEventText';

interface EventCardsProps extends Cards<SecurityEventResponse> {
  addressOf: (event: SecurityEventResponse) => string;
}

export function EventCards({ label, rows, loadingRows, addressOf }: EventCardsProps) {
  const { formatList } = useIntl();
  const text = useEventText();
  if (loadingRows !== undefined) return <ListSkeleton rows={loadingRows} />;
  return (
    <CardList label={label}>
      {rows.map((event) => (
        <li key={event._id} data-record={event._id}>
          <Avatar person={event.actor ?? {}} />
          <Stack>
            <TitleLink large to={addressOf(event)}>
              {text.what(event)}
            </TitleLink>
            <Text tone="muted">
              {formatList(
                [text.who(event), text.about(event)].flatMap((name) => name ?? []),
                { type: 'unit' },
              )}
            </Text>
            <Text tone="muted" size="small">
              {[text.when(event), event.address].filter(Boolean).join(' · ')}
            </Text>
          </Stack>
        </li>
      ))}
    </CardList>
  );
}
