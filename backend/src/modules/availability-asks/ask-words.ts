import { longDay, type Language, type SaidAvailability } from '@byline/shared-types/domain';
import { translator } from '../../common/i18n/texts.js';
import { today } from '../../common/time.js';

/** A part of a mail about which nothing is known; the catalogue chooses other words for it. */
const NONE = 'none';
const LOCALES: Record<Language, string> = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-GB' };
const month = (moment: Date, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { month: 'long', timeZone: 'Europe/Brussels' }).format(moment);

/** How much a person works, in words: “three days a week”. */
function amountOf({ daysPerWeek, hoursPerWeek }: SaidAvailability, language: Language): string | null {
  const translate = translator(language);
  if (daysPerWeek !== null) return translate('availability.days', { days: daysPerWeek });
  return hoursPerWeek === null ? null : translate('availability.hours', { hours: hoursPerWeek });
}

/** An availability in the words of a mail, and when the person told it. */
export function wordsOf(
  availability: (SaidAvailability & { confirmedOn: Date | null }) | null,
  language: Language,
  now: Date,
): { told: string; month: string; days: string } {
  if (!availability?.confirmedOn) return { told: NONE, month: '', days: NONE };
  const translate = translator(language);
  const { state, from, until, confirmedOn } = availability;
  if (state === 'not_looking')
    return { told: translate('availability.notLooking'), month: month(confirmedOn, language), days: NONE };
  const amount = amountOf(availability, language);
  const start =
    from !== null && from > today(now) ? translate('availability.from', { day: longDay(from, language) }) : null;
  const parts = [
    start ?? translate('availability.now'),
    until && translate('availability.until', { day: longDay(until, language) }),
    amount,
  ];
  return { told: parts.filter(Boolean).join(', '), month: month(confirmedOn, language), days: amount ?? NONE };
}
