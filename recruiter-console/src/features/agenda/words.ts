import { TIME_ZONE, withFirst } from '@byline/shared-types/domain';
import { useCurrentUser } from '@byline/web-kit/session';
import { useIntl } from 'react-intl';
import { regional } from '../../lib/regional';
import { useStored } from '../../lib/useStored';
import { clockOf, type Period } from './time';

/**
 * The language of day and month names: Belgian Dutch by default, or the language of the interface by choice
 * (docs/domain/calendar.md#language).
 */
export type DateLanguage = 'belgian' | 'interface';

const BELGIAN = 'nl-BE';

export function useDateLanguage() {
  const { locale } = useIntl();
  const { _id } = useCurrentUser();
  const [language, choose] = useStored<DateLanguage>(`agendaDates.${_id}`, 'belgian', (text) =>
    text === 'interface' ? text : undefined,
  );
  return {
    language,
    choose,
    locale: language === 'belgian' ? BELGIAN : regional(locale),
    /** The language of these names for a screen reader, where it differs from the interface. */
    lang: language === 'belgian' && locale !== 'nl' ? 'nl' : undefined,
  };
}

export function agendaWords(locale: string, lang?: string) {
  const time = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: TIME_ZONE,
  });
  const dates = new Intl.DateTimeFormat(locale, {
    ...{ weekday: 'long', day: 'numeric', month: 'long' },
    timeZone: TIME_ZONE,
  });
  const date = (at: string): string => withFirst(dates.format(new Date(at)), locale);
  const shortDay = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', timeZone: TIME_ZONE });
  const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const shortDays = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const isOneDay = ({ start, end }: Period): boolean => clockOf(start).day === clockOf(end).day;
  const times = ({ start, end }: Period): string => `${time.format(new Date(start))} – ${time.format(new Date(end))}`;
  const moment = (at: string): string => `${date(at)}, ${time.format(new Date(at))}`;
  return {
    lang,
    time: (at: string) => time.format(new Date(at)),
    /** 13:30 – 15:00 */
    times,
    /** One end of a piece of an item; where the item goes on beyond the piece, its day: za 5 */
    edge: (at: string, isHere: boolean) => (isHere ? time : shortDay).format(new Date(at)).replaceAll(' ', '\u00A0'),
    isOneDay,
    /** The same with its day; with both days if the period passes midnight. */
    period: (period: Period) =>
      isOneDay(period) ? `${date(period.start)}, ${times(period)}` : `${moment(period.start)} – ${moment(period.end)}`,
    /** 16 – 22 november 2026 */
    days: (from: string, to: string) => withFirst(days.formatRange(new Date(from), new Date(to)), locale),
    /** 16–22 nov */
    shortDays: (from: string, to: string) => withFirst(shortDays.formatRange(new Date(from), new Date(to)), locale),
    month: (day: string) => month.format(new Date(day)),
  };
}

export type AgendaWords = ReturnType<typeof agendaWords>;
