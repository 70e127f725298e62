import { TIME_ZONE, withFirst } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import Calendar, { type CalendarOptions, type CalendarRef } from '@fullcalendar/react';
import dayGridPlugin from '@fullcalendar/react/daygrid';
import interactionPlugin from '@fullcalendar/react/interaction';
import '@fullcalendar/react/skeleton.css';
import timeGridPlugin from '@fullcalendar/react/timegrid';
import { useIntl } from 'react-intl';
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, type RefObject } from 'react';
import { now, today, useClockSetting } from '@byline/web-kit/dates';
import type { AgendaView } from '../agenda-address';
import { useLow, usePhone } from '../../../lib/usePhone';
import { TITLE_PLACE } from '../model';
import type { Period } from '../time';
import { DayHeader } from './DayHeader';
import { gridTheme } from './grid-theme';
import style from './Grid.module.css';

const FC_VIEWS = { week: 'timeGridWeek', month: 'dayGridMonth', day: 'timeGridDay' } as const;
/** Items beside each other; the others at that time are behind "+9". */
const MOST_BESIDE = 3;
const MORE_LINK = 'a, button, [role="button"]';
const PLUGINS = [dayGridPlugin, interactionPlugin, timeGridPlugin];

interface GridProps extends Pick<CalendarOptions, 'events' | 'eventContent'> {
  view: AgendaView;
  day: string;
  /** The language of day names and time formats. */
  locale: string;
  /** The same for a screen reader; undefined if it is that of the interface. */
  lang: string | undefined;
  /** True if a row above the hours shows markers for items outside them. */
  hasEdges: boolean;
  /** The drawn period stays marked while the form of the new item is open. */
  isAdding: boolean;
  onSelect: (period: Period, wholeDays: boolean) => void;
  onOpen: (id: string, element: HTMLElement) => void;
  onHold: (id: string) => void;
  onDrop: (period: Period) => void;
  onDay: (day: string) => void;
  /** Opens the list of items at one time that have no room beside each other. */
  onHidden: (ids: readonly string[], element: HTMLElement) => void;
  onEventElement: (id: string, element: HTMLElement) => void;
}

interface Spanned {
  start: Date | null;
  end: Date | null;
}

/** A function, because for a format the calendar makes a formatter for each slot at each drawing, which takes longer than all the rest. */
const hourOf: CalendarOptions['slotHeaderFormat'] = ({ date }) =>
  `${String(date.hour).padStart(2, '0')}:${String(date.minute).padStart(2, '0')}`;

const periodOf = ({ start, end }: Spanned): Period | null =>
  start && end && start < end ? { start: start.toISOString(), end: end.toISOString() } : null;

/** The grid of days and hours. It loads lazily, when the user first opens an agenda. */
export default function Grid(props: GridProps) {
  const calendar = useRef<CalendarRef>(null);
  const [shown, show] = useReducer((_shown: GridProps, next: GridProps) => next, props);
  // Sets the days and their items together, before the browser paints; one after the other draws the calendar twice.
  useLayoutEffect(() => {
    if (props === shown) return;
    const { view, day } = props;
    if (view !== shown.view || day !== shown.day) calendar.current?.getApi().changeView(FC_VIEWS[view], day);
    show(props);
  }, [props, shown]);
  return <Shown {...shown} calendar={calendar} />;
}

/** Lets the keyboard scroll hours without an item, which have no other element to focus. */
function useScrolledByKeys(grid: RefObject<HTMLDivElement | null>, drawn: unknown): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const day = grid.current?.querySelector<HTMLElement>('[style*="auto"] [role="cell"]');
      if (day?.closest('[style*="auto"]')?.querySelector('a, [data-item]')) day.removeAttribute('tabindex');
      else if (day) day.tabIndex = 0;
    });
    return () => cancelAnimationFrame(frame);
  }, [grid, drawn]);
}

/** While the pointer is down, the bars at the bottom of the screen let it through, so that a drop on them counts. */
function markDrag(): void {
  const { dataset } = document.documentElement;
  dataset.dragging = '';
  for (const end of ['pointerup', 'pointercancel'])
    window.addEventListener(end, () => delete dataset.dragging, { once: true });
}

const noTitle = (): string => '';

/** The clock for the calendar. Each clock setting returns a new function, so that the calendar reads the time again. */
const clockOf = (_setting: number) => (): Date => new Date(now());

/** The calendar with the last settings it received. */
function Shown({ calendar, ...props }: GridProps & { calendar: RefObject<CalendarRef | null> }) {
  const {
    view,
    day,
    locale,
    lang,
    hasEdges,
    isAdding,
    onSelect,
    onOpen,
    onHold,
    onDrop,
    onDay,
    onHidden,
    onEventElement,
  } = props;
  const { formatDate, locale: language } = useIntl();
  const t = useT();
  const phone = usePhone();
  const low = useLow();
  const clock = useClockSetting();
  const nowOf = useMemo(() => clockOf(clock), [clock]);
  const grid = useRef<HTMLDivElement>(null);
  useScrolledByKeys(grid, props);
  useEffect(() => {
    if (!isAdding) calendar.current?.getApi().unselect();
  }, [calendar, isAdding]);
  const drop = ({ event, revert }: { event: Spanned & { allDay: boolean }; revert: () => void }): void => {
    const period = periodOf(event);
    if (period && !event.allDay) onDrop(period);
    else revert();
  };
  return (
    <div ref={grid} className={style.frame} onPointerDown={markDrag}>
      <Calendar
        {...gridTheme}
        ref={calendar}
        plugins={PLUGINS}
        headerToolbar={false}
        height="100%"
        initialView={FC_VIEWS[view]}
        initialDate={day}
        timeZone={TIME_ZONE}
        locale={locale}
        firstDay={1}
        slotMinTime="09:00"
        slotMaxTime="24:00"
        // Items snap to slots while dragged. Slots are short, because the calendar takes the middle of a slot for the point that the user
        // grabbed.
        slotDuration="00:15"
        slotHeaderInterval="01:00"
        // An hour is four slots; --hour in grid-theme.module.css has the same height.
        slotMinHeight={low ? 8 : 12}
        slotHeaderFormat={hourOf}
        // Two lines of an item need 34 px.
        eventShortHeight={34}
        // Our own head and items show the title and the times; the calendar would write its own at each change of the days.
        displayEventTime={false}
        titleFormat={noTitle}
        scrollTime="09:00"
        allDaySlot={hasEdges}
        allDayText={t('agenda.outsideHours')}
        timedText={t('agenda.timed')}
        navLinkHint={(_, date) =>
          t('agenda.toDay', { day: withFirst(formatDate(date, { dateStyle: 'full', timeZone: TIME_ZONE }), language) })
        }
        moreLinkHint={(count) => t('agenda.showMore', { count })}
        slotEventOverlap={false}
        eventOrder={`start,-duration,allDay,${TITLE_PLACE}`}
        eventMaxStack={MOST_BESIDE}
        now={nowOf}
        nowIndicator
        fixedWeekCount
        // A night item is on the day on which it begins, in a month too.
        nextDayThreshold="06:00"
        dayMaxEvents={view === 'month'}
        eventDisplay="block"
        eventMinHeight={24}
        editable
        eventResizableFromStart
        selectable
        selectMirror
        unselectAuto={false}
        longPressDelay={500}
        selectAllow={({ allDay }) => view === 'month' || !allDay}
        eventAllow={({ allDay }) => view === 'month' || !allDay}
        select={(drawn) => {
          const period = periodOf(drawn);
          if (period) onSelect(period, drawn.allDay);
        }}
        eventClick={({ event, el }) => onOpen(event.id, el)}
        eventDragStart={({ event }) => onHold(event.id)}
        eventResizeStart={({ event }) => onHold(event.id)}
        eventDrop={drop}
        eventResize={drop}
        eventDidMount={({ event, el }) => onEventElement(event.id, el)}
        navLinks
        navLinkDayClick={(date) => onDay(today(date))}
        moreLinkClick={({ date, hiddenSegs, jsEvent }) => {
          const link = jsEvent.target instanceof Element ? jsEvent.target.closest<HTMLElement>(MORE_LINK) : null;
          const hidden = hiddenSegs.map(({ event }) => event.id);
          if (view === 'month' || !link) onDay(today(date));
          else onHidden(hidden, link);
          // Keeps the view: without an answer the calendar opens its own list too.
          return FC_VIEWS[view];
        }}
        moreLinkContent={({ num }) => t(phone || view !== 'month' ? 'agenda.moreShort' : 'agenda.more', { count: num })}
        dayHeaderContent={({ weekdayText, dayNumberText }) => (
          <DayHeader weekday={weekdayText} number={dayNumberText} lang={lang} />
        )}
        nowIndicatorHeaderContent={({ date }) =>
          new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: TIME_ZONE }).format(date)
        }
        events={props.events ?? []}
        {...(props.eventContent && { eventContent: props.eventContent })}
      />
    </div>
  );
}
