import type { Fit } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import type { CalendarOptions, EventDisplayInfo, EventInput } from '@fullcalendar/react';
import { useCurrentUser } from '@byline/web-kit/session';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useRecruiters } from '../../../api/lookups';
import { useFitText } from '../../../components/availability/booking-words';
import { addDays } from '../../../lib/days';
import { displayName } from '../../../lib/format';
import { textOrder } from '../../../lib/text-order';
import {
  absenceIn,
  AWAY,
  EDGE,
  initialsOf,
  namesOf,
  staffOf,
  TITLE_PLACE,
  toneOf,
  type AgendaItem,
  type PlannedFor,
} from '../model';
import { earlyHours, isOutside, momentAt, type Period } from '../time';
import type { AgendaWords } from '../words';
import { EdgeMarker } from './EdgeMarker';
import { ItemContent } from './ItemContent';
import { TONE_CLASSES } from './tones';

interface Events {
  items: readonly AgendaItem[];
  placeOf: (item: AgendaItem) => Period;
  days: { from: string; to: string };
  /** True if the view shows hours, so that items can lie outside them. */
  hasHours: boolean;
  words: AgendaWords;
  /** The candidate whose days of absence are shaded. */
  candidate: PlannedFor | null;
}

/** Days on which a candidate is not there, and the reason in words. */
interface Absence {
  start: string;
  end: string;
  why: string;
}

function eachDay(from: string, to: string): string[] {
  const days = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The shown days on which a candidate is not there; days in a row with the same reason are one. */
function absencesOf(candidate: PlannedFor, from: string, to: string, wordsOf: (fit: Fit) => string): Absence[] {
  const absences: Absence[] = [];
  for (const day of eachDay(from, to)) {
    const absence = absenceIn({ from: day, to: day }, candidate);
    if (!absence) continue;
    const [why, last] = [wordsOf(absence), absences.at(-1)];
    if (last?.end === day && last.why === why) last.end = addDays(day, 1);
    else absences.push({ start: day, end: addDays(day, 1), why });
  }
  return absences;
}

/** Items in the calendar's format, and markers for the items outside the visible hours. */
export function useEvents({ items, placeOf, days: { from, to }, hasHours, words, candidate }: Events) {
  const t = useT();
  const { locale } = useIntl();
  const me = useCurrentUser()._id;
  const { recruiters } = useRecruiters();
  const fitText = useFitText();
  // The order of items with the same time: the calendar's own puts "Call 10" before "Call 2".
  const titlePlaces = useMemo(() => {
    const titles = [...new Set(items.map(({ title }) => title))].sort(textOrder(locale));
    return new Map(titles.map((title, place) => [title, place]));
  }, [items, locale]);
  const placed = items.map((item) => ({ item, period: placeOf(item) }));
  const edges = hasHours
    ? eachDay(from, to).flatMap((day) => {
        const early = earlyHours(day); // once a day, because a time zone's offset takes long to ask for
        const outside = placed.filter(({ period }) => isOutside(period, early));
        return outside.length > 0 ? [{ day, outside }] : [];
      })
    : [];
  const absences = candidate ? absencesOf(candidate, from, to, fitText) : [];
  const absent = [...new Set(absences.map(({ why }) => why))];
  const inputs = [
    ...placed.map(({ item, period }): EventInput => ({
      ...period,
      id: item._id,
      title: item.title,
      className: TONE_CLASSES[toneOf((staffOf(item)[0] ?? item.assignedTo)?._id, recruiters, me)],
      extendedProps: { item, [TITLE_PLACE]: titlePlaces.get(item.title) },
    })),
    ...edges.map(({ day, outside }): EventInput => {
      const starts = outside.map(({ period }) => (period.start < momentAt(day, 0) ? momentAt(day, 0) : period.start));
      const time = words.time(starts.sort()[0] ?? '');
      const title = t('agenda.earlier', { count: outside.length, time });
      return { id: EDGE + day, start: day, allDay: true, editable: false, title };
    }),
    ...absences.map(({ why, ...absence }): EventInput => {
      const title = t('agenda.absent', { name: candidate ? displayName(candidate) : '', why });
      return { ...absence, title, id: AWAY + absence.start, allDay: true, display: 'background' };
    }),
  ];
  // Keeps the array while its content stays equal, because the calendar draws all items again for a new array.
  const text = JSON.stringify(inputs);
  const stable = useMemo(() => JSON.parse(text) as EventInput[], [text]);
  const content = useCallback(
    ({ event, isShort, isStart, isEnd, view }: EventDisplayInfo) => {
      const { item } = event.extendedProps as { item?: AgendaItem };
      const period = event.start && event.end && { start: event.start.toISOString(), end: event.end.toISOString() };
      if (event.id.startsWith(AWAY)) return event.title;
      // A period that the user is drawing has no item yet.
      if (!item) return event.id || !period ? <EdgeMarker text={event.title} /> : words.times(period);
      const who = namesOf(item) || t('agenda.nobodyAssigned');
      // The calendar also cuts an item of one day, where it begins before the visible hours.
      const isWhole = !period || words.isOneDay(period);
      return (
        <ItemContent
          id={item._id}
          title={event.title}
          look={view.type === 'dayGridMonth' ? 'month' : isShort ? 'short' : 'block'}
          start={period ? words.edge(period.start, isWhole || isStart) : ''}
          end={period ? words.edge(period.end, isWhole || isEnd) : ''}
          isWhole={isWhole}
          initials={initialsOf(item)}
          described={[period && words.period(period), who, item.place].filter(Boolean).join(', ')}
          lang={words.lang}
        />
      );
    },
    [t, words],
  ) as NonNullable<CalendarOptions['eventContent']>;
  return {
    inputs: stable,
    content,
    hasEdges: edges.length > 0,
    /** Why the candidate is not there on shown days; appointments cover the words in the shading. */
    absent,
    /** The items of a marker; null if the id belongs to an item. */
    outsideOf: (id: string): AgendaItem[] | null =>
      id.startsWith(EDGE) ? (edges.find(({ day }) => id === EDGE + day)?.outside.map(({ item }) => item) ?? []) : null,
  };
}
