import { ageWords, availabilityParts } from '@byline/web-kit/candidate';
import { formatDay } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { useIntl } from 'react-intl';
import { Text } from '../ui/Text';
import type { CandidateBase } from './types';

type Said = CandidateBase['availability'];

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

/** An availability with its age, grey once it is older than 30 days (docs/domain/availability.md#age). */
export function Availability({ availability, cut = false }: { availability: Said; cut?: boolean }) {
  const t = useT();
  const textOf = useAvailabilityText();
  if (!availability) return null;
  const text = textOf(availability, cut);
  const isFresh = ageWords(t, availability, formatDay).age === 'fresh';
  return (
    <Text {...(!isFresh && { tone: 'muted' as const })} cut={cut} title={cut ? textOf(availability) : undefined}>
      {text}
    </Text>
  );
}
