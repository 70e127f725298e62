import { Button } from '../../../components/ui/Button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useListCalendarItemsQuery } from '../../../api';
import { appointmentsOf } from '../../../api/candidate-queries';
import { Stack } from '../../../components/layout/Stack';
import { List } from '../../../components/ui/List';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { ErrorState } from '../../../components/ui/States';
import { Text } from '../../../components/ui/Text';
import { FRESH } from '../../../lib/useIntent';
import { useNow } from '../../../lib/useNow';
import type { AgendaItem } from '../model';
import { useRemoveItem } from '../useRemoveItem';
import { AppointmentLine } from './AppointmentLine';
import style from './CandidateAppointments.module.css';
import { ItemDialog } from './ItemDialog';

interface CandidateAppointmentsProps {
  candidateId: string;
  /** True on paper, which opens nothing. */
  readOnly?: boolean;
}

/** The appointments of one candidate: coming ones first, then the past ones on request. */
export function CandidateAppointments({ candidateId, readOnly = false }: CandidateAppointmentsProps) {
  const now = useNow().toISOString();
  const [open, setOpen] = useState<string | null>(null);
  const [showsPast, setShowsPast] = useState(readOnly);
  const remove = useRemoveItem();
  const { currentData, error, refetch } = useListCalendarItemsQuery(appointmentsOf(candidateId), {
    refetchOnMountOrArgChange: FRESH,
  });
  if (!currentData)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={1} />;
  const coming = currentData.records.filter(({ endDate }) => endDate > now).toReversed();
  const past = currentData.records.filter(({ endDate }) => endDate <= now);
  const line = (item: AgendaItem) => (
    <AppointmentLine key={item._id} item={item} {...(!readOnly && { onOpen: () => setOpen(item._id) })} />
  );
  return (
    <Stack gap={8}>
      {coming.length > 0 ? (
        <List>{coming.map(line)}</List>
      ) : (
        <Text as="p" tone="muted">
          <FormattedMessage id="appointments.none" />
        </Text>
      )}
      {past.length > 0 && !readOnly && (
        <div className={style.past}>
          <Button size="small" variant="text" aria-expanded={showsPast} onClick={() => setShowsPast(!showsPast)}>
            <FormattedMessage id="appointments.past" values={{ count: past.length }} />
          </Button>
        </div>
      )}
      {showsPast && past.length > 0 && <List>{past.map(line)}</List>}
      {open && <ItemDialog key={open} id={open} onRemove={remove} onClose={() => setOpen(null)} />}
    </Stack>
  );
}
