import { useCurrentUser } from '@byline/web-kit/session';
import { today } from '@byline/web-kit/dates';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { EXACT, useListCalendarItemsQuery } from '../../../api';
import { DaySection } from '../../../components/day/DaySection';
import { List } from '../../../components/ui/List';
import { lastAnswer } from '../../../lib/list-state/last-answer';
import { useNow } from '../../../lib/useNow';
import { usePhone } from '../../../lib/usePhone';
import { formatAgenda, parseAgenda } from '../agenda-address';
import { AppointmentLine } from './AppointmentLine';

/** Lines before the link to the agenda, so that the tasks stay in view. */
const SHOWN = 4;

interface DayAppointmentsProps {
  /** Only one's own. */
  mine: boolean;
  /** Above another list: on a phone they are one line with their count until somebody unfolds them. */
  above?: boolean;
}

/** The appointments of today that are not over; empty on a day without any. */
export function DayAppointments({ mine, above = false }: DayAppointmentsProps) {
  const [folded, onFold] = useState(true);
  const folds = usePhone() && above;
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
  // The list below moves only once, when there are appointments.
  if (above && !data && !error) return null;
  const items = (data?.records ?? []).filter(({ endDate }) => endDate > now);
  const total = Math.max(items.length, (data?.totalCount ?? 0) - (data?.records.length ?? 0) + items.length);
  const all = formatAgenda({ ...parseAgenda(new URLSearchParams()), view: 'day', assignedTo: mine ? [me] : [] });
  return (
    <DaySection
      title={<FormattedMessage id="appointments.today" />}
      answer={{ data, error, refetch }}
      count={items.length && total}
      all={total > SHOWN ? `/agenda?${all.toString()}` : null}
      allWords="appointments.all"
      fold={folds ? { folded, onFold } : undefined}
    >
      <List>
        {items.slice(0, SHOWN).map((item) => (
          <AppointmentLine inDay key={item._id} item={item} />
        ))}
      </List>
    </DaySection>
  );
}
