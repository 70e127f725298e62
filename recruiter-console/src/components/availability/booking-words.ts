import type { BookedPeriod, BookingConflict } from '@byline/shared-types/domain';
import { formatDay, today } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import type { BookingDto, FitDto } from '../../api';

/** "Booked until 26/02/2027 · 3 days a week"; a later booking says both days, or its single one. */
export function useBookingText(): (booking: BookedPeriod) => string {
  const t = useT();
  return ({ from, to, days }) => {
    const isNow = from <= today();
    const period =
      to === null
        ? t(isNow ? 'booking.open' : 'booking.from', { from: formatDay(from) })
        : t(isNow ? 'booking.until' : from === to ? 'booking.day' : 'booking.period', {
            from: formatDay(from),
            to: formatDay(to),
          });
    return days === null ? period : `${period} · ${t('availability.daysPerWeek', { days })}`;
  };
}

/** "Booked for Tourism site, but said to be free only until 31/01/2027". */
export function useConflictText(): (conflict: BookingConflict<BookedPeriod & Pick<BookingDto, 'title'>>) => string {
  const t = useT();
  return ({ kind, booking, said }) =>
    t(`booking.conflict.${kind}`, {
      title: booking.title,
      said: typeof said === 'string' ? formatDay(said) : (said ?? 'none'),
    });
}

/** "Booked until 26/02/2027", "Free": whether a candidate is free in the period of a job, or why not. */
export function useFitText(): (fit: FitDto) => string {
  const t = useT();
  return ({ fit, day }) => t(`fit.${fit}`, { day: day === null ? 'none' : formatDay(day) });
}
