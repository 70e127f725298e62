import { overlap } from '@byline/shared-types/domain';
import { ageWords, availabilityParts } from '@byline/web-kit/candidate';
import { formatDay, today } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { useIntl } from 'react-intl';
import { useBookingText } from '../availability/booking-words';
import { Text } from '../ui/Text';
import type { CandidateBase } from './types';

type Said = CandidateBase['availability'];
type Bookings = CandidateBase['bookings'];

/** "From 7/12/2026 · 3 days a week · confirmed 4 days ago"; above 60 days "not known since" a day. */
export function useAvailabilityText(): (availability: Said, short?: boolean, bookings?: Bookings) => string {
  const t = useT();
  const { locale } = useIntl();
  return (availability, short = false, bookings = []) => {
    if (!availability) return '';
    const { age, words } = ageWords(t, availability, formatDay);
    if (age === 'unknown' && availability.confirmedOn) return words;
    const parts = availabilityParts(t, locale, availability, formatDay, bookings);
    // A narrow place has the first day and the days a week.
    const shown = short ? parts.slice(0, availability.daysPerWeek === null ? 1 : 2) : parts;
    return [...shown, words].join(' · ');
  };
}

interface AvailabilityProps {
  availability: Said;
  bookings: Bookings;
  /** A narrow place names the booking of today first; elsewhere the bookings stand below. */
  cut?: boolean;
}

/** An availability with its age, grey once it is older than 30 days (docs/domain/availability.md#age). */
export function Availability({ availability, bookings, cut = false }: AvailabilityProps) {
  const t = useT();
  const textOf = useAvailabilityText();
  const bookingText = useBookingText();
  const running = cut ? bookings.filter((one) => overlap(one, { from: today(), to: today() })) : [];
  const booked = running.map(bookingText);
  if (!availability && booked.length === 0) return null;
  const text = (short: boolean): string =>
    [...booked, textOf(availability, short, bookings)].filter(Boolean).join(' · ');
  const isFresh = booked.length > 0 || (availability && ageWords(t, availability, formatDay).age === 'fresh');
  return (
    <Text {...(!isFresh && { tone: 'muted' as const })} cut={cut} title={cut ? text(false) : undefined}>
      {text(cut)}
    </Text>
  );
}
