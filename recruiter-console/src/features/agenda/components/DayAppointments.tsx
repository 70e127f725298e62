import { useCurrentUser } from '@byline/web-kit/session';
import { today } from '@byline/web-kit/dates';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { EXACT, useListCalendarItemsQuery } from '../../../api';
import { Row } from '../../../components/layout/Stack';
import { List } from '../../../components/ui/List';
import { ErrorState } from '../../../components/ui/States';
import { Text } from '../../../components/ui/Text';
import { lastAnswer } from '../../../lib/list-state/last-answer';
import { useNow } from '../../../lib/useNow';
import { formatAgenda, parseAgenda } from '../agenda-address';
import { AppointmentLine } from './AppointmentLine';
import style from './DayAppointments.module.css';

/** Lines before the link to the agenda, so that the tasks stay in view. */
const SHOWN = 4;

/** The appointments of today that are not over, of oneself or of everybody; empty on a day without any. */
export function DayAppointments({ mine }: { mine: boolean }) {
  const { formatNumber } = useIntl();
  const id = useId();
  const me = useCurrentUser()._id;
  const now = useNow().toISOString();
  const { data, error, refetch } = lastAnswer(
    useListCalendarItemsQuery(
      {
        // The answer serves for an hour; the page leaves out what ended in it.
        filter: { startDate: `${now.slice(0, 13)}:00:00Z`, endDate: today(), ...(mine && { assignedTo: [me] }) },
        sort: ['startDate'],
        limit: 25,
        prefer: EXACT,
      },
      { refetchOnMountOrArgChange: true },
    ),
  );
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const items = (data?.records ?? []).filter(({ endDate }) => endDate > now);
  if (items.length === 0) return null;
  const total = Math.max(items.length, (data?.totalCount ?? 0) - (data?.records.length ?? 0) + items.length);
  const all = formatAgenda({ ...parseAgenda(new URLSearchParams()), view: 'day', assignedTo: mine ? [me] : [] });
  return (
    <section aria-labelledby={id} className={style.day}>
      <Row>
        <Text as="h2" weight="semibold" id={id}>
          <FormattedMessage id="appointments.today" />
        </Text>
        <Text tone="muted" grow>
          {formatNumber(total)}
        </Text>
        {total > SHOWN && (
          <Link className={style.all} to={`/agenda?${all.toString()}`}>
            <FormattedMessage id="appointments.all" />
          </Link>
        )}
      </Row>
      <List aria-labelledby={id}>
        {items.slice(0, SHOWN).map((item) => (
          <AppointmentLine inDay key={item._id} item={item} />
        ))}
      </List>
    </section>
  );
}
