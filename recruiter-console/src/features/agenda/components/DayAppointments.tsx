import { useCurrentUser } from '@byline/web-kit/session';
import { today } from '@byline/web-kit/dates';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAgendaItemsQuery } from '../../../api';
import { Row } from '../../../components/layout/Stack';
import { List } from '../../../components/ui/List';
import { ErrorState } from '../../../components/ui/States';
import { Text } from '../../../components/ui/Text';
import { useNow } from '../../../lib/useNow';
import { AppointmentLine } from './AppointmentLine';
import style from './DayAppointments.module.css';

/** The appointments of today, of oneself or of everybody; nothing on a day without. */
export function DayAppointments({ mine }: { mine: boolean }) {
  const { formatNumber } = useIntl();
  const id = useId();
  const me = useCurrentUser()._id;
  const day = today(useNow());
  const { currentData, error, refetch } = useAgendaItemsQuery(
    { from: day, to: day, assignedTo: mine ? [me] : [] },
    { refetchOnMountOrArgChange: true },
  );
  if (error && !currentData) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!currentData || currentData.total === 0) return null;
  return (
    <section aria-labelledby={id} className={style.day}>
      <Row>
        <Text as="h2" weight="semibold" id={id}>
          <FormattedMessage id="appointments.today" />
        </Text>
        <Text tone="muted">{formatNumber(currentData.total)}</Text>
      </Row>
      <List aria-labelledby={id}>
        {currentData.items.map((item) => (
          <AppointmentLine inDay key={item._id} item={item} />
        ))}
      </List>
    </section>
  );
}
