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
export function useAvailabilityText(): (availability: Said, short?: boolean) => string {
  const t = useT();
  const { locale } = useIntl();
  return (availability, short = false) => {
    if (!availability) return '';
    const { age, words } = ageWords(t, availability, formatDay);
    if (age === 'unknown' && availability.confirmedOn) return words;
    const parts = availabilityParts(t, locale, availability, formatDay);
    // A narrow place has the first day and the days a week.
    const shown = short ? parts.slice(0, availability.daysPerWeek === null ? 1 : 2) : parts;
    return [...shown, words].join(' · ');
  };
}

interface AvailabilityProps {
  availability: Said;
  /** A narrow place names those of today first; elsewhere the bookings stand below. */
  bookings?: Bookings;
  cut?: boolean;
}

/** An availability with its age, grey once it is older than 30 days (docs/domain/availability.md#age). */
export function Availability({ availability, bookings = [], cut = false }: AvailabilityProps) {
  const t = useT();
  const textOf = useAvailabilityText();
  const bookingText = useBookingText();
  const booked = bookings.filter((one) => overlap(one, { from: today(), to: today() })).map(bookingText);
  if (!availability && booked.length === 0) return null;
  const isOld = availability && ageWords(t, availability, formatDay).age !== 'fresh';
  const all = [...booked, textOf(availability)].filter(Boolean).join(' · ');
  return (
    <Text cut={cut} title={cut ? all : undefined}>
      {booked.join(' · ')}
      {booked.length > 0 && availability && ' · '}
      <Text tone={isOld ? 'muted' : undefined}>{textOf(availability, cut)}</Text>
    </Text>
  );
}
