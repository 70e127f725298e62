import { overlap } from '@byline/shared-types/domain';
import { ageWords, availabilityParts } from '@byline/web-kit/candidate';
import { formatDay, today } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { useIntl } from 'react-intl';
import { useBookingText } from '../availability/booking-words';
import { Stack } from '../layout/Stack';
import { Text } from '../ui/Text';
import type { CandidateBase } from './types';

type Said = CandidateBase['availability'];

/** The words of an availability and of its age; above 60 days only "not known since" a day. */
function useSaid(): (availability: Said) => { parts: string[]; age: string; tone: 'muted' | undefined } {
  const t = useT();
  const { locale } = useIntl();
  return (availability) => {
    if (!availability) return { parts: [], age: '', tone: undefined };
    const { age, words } = ageWords(t, availability, formatDay);
    const isGone = age === 'unknown' && availability.confirmedOn;
    return {
      parts: isGone ? [] : availabilityParts(t, locale, availability, formatDay),
      age: words,
      tone: age === 'fresh' ? undefined : 'muted',
    };
  };
}

/** "From 7/12/2026 · 3 days a week · confirmed 4 days ago". */
export function useAvailabilityText(): (availability: Said) => string {
  const said = useSaid();
  return (availability) => {
    const { parts, age } = said(availability);
    return [...parts, age].filter(Boolean).join(' · ');
  };
}

/** An availability with its age, grey once it is older than 30 days (docs/domain/availability.md#age). */
export function Availability({ availability }: { availability: Said }) {
  const { tone } = useSaid()(availability);
  return <Text tone={tone}>{useAvailabilityText()(availability)}</Text>;
}

interface AvailabilityLinesProps {
  availability: Said;
  bookings: CandidateBase['bookings'];
  /** Each line has an ellipsis if it is too long. */
  cut?: boolean;
}

/** The bookings of today and an availability, for a narrow place. The age has its own line, so it is not cut. */
export function AvailabilityLines({ availability, bookings, cut = false }: AvailabilityLinesProps) {
  const { parts, age, tone } = useSaid()(availability);
  const bookingText = useBookingText();
  const booked = bookings.filter((one) => overlap(one, { from: today(), to: today() })).map(bookingText);
  return (
    <Stack>
      {booked.length + parts.length > 0 && (
        <Text cut={cut}>
          {booked.join(' · ')}
          {booked.length > 0 && parts.length > 0 && ' · '}
          <Text tone={tone}>{parts.join(' · ')}</Text>
        </Text>
      )}
      {age && (
        <Text tone="muted" size="small" cut={cut}>
          {age}
        </Text>
      )}
    </Stack>
  );
}
