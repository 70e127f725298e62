import { overlap } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import type { CalendarOptions, EventDisplayInfo, EventInput } from '@fullcalendar/react';
import { useCurrentUser } from '@byline/web-kit/session';
import { useCallback, useMemo } from 'react';
import { useRecruiters } from '../../../api/lookups';
import { displayName } from '../../../lib/format';
import { addDays } from '../../../lib/days';
import { AWAY, EDGE, initialsOf, namesOf, staffOf, toneOf, type AgendaItem, type PlannedFor } from '../model';
import { isOutside, momentAt, type Period } from '../time';
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
  /** The candidate whose days away are shaded. */
  candidate: PlannedFor | null;
}

function eachDay(from: string, to: string): string[] {
  const days = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The shading of the shown days on which a candidate is away. */
function awayOf({ away }: PlannedFor, from: string, to: string, title: string): EventInput[] {
  return away
    .filter((period) => overlap(period, { from, to }))
    .map((period) => {
      const first = period.from > from ? period.from : from;
      const last = period.to && period.to < to ? period.to : to;
      return { id: AWAY, start: first, end: addDays(last, 1), allDay: true, display: 'background', title };
    });
}

/** Items in the calendar's format, and markers for the items outside the visible hours. */
export function useEvents({ items, placeOf, days: { from, to }, hasHours, words, candidate }: Events) {
  const t = useT();
  const me = useCurrentUser()._id;
  const { recruiters } = useRecruiters();
  const placed = items.map((item) => ({ item, period: placeOf(item) }));
  const edges = hasHours
    ? eachDay(from, to).flatMap((day) => {
        const outside = placed.filter(({ period }) => isOutside(period, day));
        return outside.length > 0 ? [{ day, outside }] : [];
      })
    : [];
  const inputs = [
    ...placed.map(({ item, period }): EventInput => ({
      ...period,
      id: item._id,
      title: item.title,
      className: TONE_CLASSES[toneOf((staffOf(item)[0] ?? item.assignedTo)?._id, recruiters, me)],
      extendedProps: { item },
    })),
    ...edges.map(({ day, outside }): EventInput => {
      const starts = outside.map(({ period }) => (period.start < momentAt(day, 0) ? momentAt(day, 0) : period.start));
      const time = words.time(starts.sort()[0] ?? '');
      const title = t('agenda.earlier', { count: outside.length, time });
      return { id: EDGE + day, start: day, allDay: true, editable: false, title };
    }),
    ...(candidate ? awayOf(candidate, from, to, t('agenda.away', { name: displayName(candidate) })) : []),
  ];
  // Keeps the array while its content stays equal, because the calendar draws all items again for a new array.
  const text = JSON.stringify(inputs);
  const stable = useMemo(() => JSON.parse(text) as EventInput[], [text]);
  const content = useCallback(
    ({ event, isShort, view }: EventDisplayInfo) => {
      const { item } = event.extendedProps as { item?: AgendaItem };
      const period = event.start && event.end && { start: event.start.toISOString(), end: event.end.toISOString() };
      if (event.id === AWAY) return event.title;
      // A period that the user is drawing has no item yet.
      if (!item) return event.id || !period ? <EdgeMarker text={event.title} /> : words.times(period);
      const who = namesOf(item) || t('agenda.nobodyAssigned');
      return (
        <ItemContent
          id={item._id}
          title={event.title}
          look={view.type === 'dayGridMonth' ? 'month' : isShort ? 'short' : 'block'}
          start={period ? words.time(period.start) : ''}
          end={period ? words.time(period.end) : ''}
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
    /** The items of a marker; null if the id belongs to an item. */
    outsideOf: (id: string): AgendaItem[] | null =>
      id.startsWith(EDGE) ? (edges.find(({ day }) => id === EDGE + day)?.outside.map(({ item }) => item) ?? []) : null,
  };
}
