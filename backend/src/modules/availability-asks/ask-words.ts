import {
  longDay,
  TIME_ZONE,
  type AvailabilityState,
  type Language,
  type SaidAvailability,
  type StoredAvailability,
} from '@byline/shared-types/domain';
import { translator } from '../../common/i18n/texts.js';
import { addDays, today } from '../../common/time.js';

/** A part of a mail about which nothing is known; the catalogue chooses other words for it. */
const NONE = 'none';
const LOCALES: Record<Language, string> = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-GB' };

/** The month of a day, with its year from the same month of last year on. */
function monthOf(moment: Date, language: Language, now: Date): string {
  const isOld = today(moment).slice(0, 7) <= addDays(today(now), -365).slice(0, 7);
  return new Intl.DateTimeFormat(LOCALES[language], {
    month: 'long',
    ...(isOld && { year: 'numeric' }),
    timeZone: TIME_ZONE,
  }).format(moment);
}

/** How much a person works, in words: “three days a week”. */
function amountOf({ daysPerWeek, hoursPerWeek }: SaidAvailability, language: Language): string | null {
  const translate = translator(language);
  if (daysPerWeek !== null) return translate('availability.days', { days: daysPerWeek });
  return hoursPerWeek === null ? null : translate('availability.hours', { hours: hoursPerWeek });
}

/** The availability in words, with the month of its last confirmation. */
export interface AskWords {
  state: AvailabilityState | typeof NONE;
  /** A recruiter said it, not the person. */
  isNoted: boolean;
  month: string;
  told: string;
  days: string;
}

/** An availability in the words of a mail. */
export function wordsOf(availability: StoredAvailability | null, language: Language, now: Date): AskWords {
  if (!availability?.confirmedOn) return { state: NONE, isNoted: false, month: '', told: NONE, days: NONE };
  const translate = translator(language);
  const { state, from, until, confirmedOn, confirmedBy } = availability;
  const known: Omit<AskWords, 'told' | 'days'> = {
    state,
    isNoted: confirmedBy === 'recruiter',
    month: monthOf(confirmedOn, language, now),
  };
  if (state === 'not_looking') return { ...known, told: translate('availability.notLooking'), days: NONE };
  const amount = amountOf(availability, language);
  const start =
    from !== null && from > today(now) ? translate('availability.from', { day: longDay(from, language) }) : null;
  const parts = [
    start ?? translate('availability.now'),
    until && translate('availability.until', { day: longDay(until, language) }),
    amount,
  ];
  return { ...known, told: parts.filter(Boolean).join(', '), days: amount ?? NONE };
}
