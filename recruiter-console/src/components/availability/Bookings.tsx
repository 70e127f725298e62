import { bookingConflicts } from '@byline/shared-types/domain';
import { today } from '@byline/web-kit/dates';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { CandidateResponse } from '../../api';
import { Row, Stack } from '../layout/Stack';
import { Text } from '../ui/Text';
import style from './Bookings.module.css';
import { useBookingText, useConflictText } from './booking-words';

type Booked = Pick<CandidateResponse, 'availability' | 'bookings'>;

/** The bookings of a candidate that are not over, each with its job, and what contradicts them (docs/domain/availability.md#bookings). */
export function Bookings({ candidate: { availability, bookings } }: { candidate: Booked }) {
  const bookingText = useBookingText();
  const conflictText = useConflictText();
  const coming = bookings.filter(({ to }) => to === null || to >= today());
  const confirmedDay = availability?.confirmedOn ? today(new Date(availability.confirmedOn)) : null;
  const conflicts = bookingConflicts(availability, coming, { confirmedDay, today: today() });
  if (coming.length === 0) return null;
  return (
    <Stack as="span">
      {coming.map((booking) => (
        <Text key={booking.applicationId}>
          {bookingText(booking)} ·{' '}
          <Link to={`/jobs/${booking.jobId}`} className={style.job}>
            {booking.title}
          </Link>
        </Text>
      ))}
      {conflicts.map((conflict) => (
        <Row as="span" gap={4} key={`${conflict.kind} ${conflict.booking.applicationId}`} className={style.conflict}>
          <TriangleAlert />
          <Text>{conflictText(conflict)}</Text>
        </Row>
      ))}
    </Stack>
  );
}
