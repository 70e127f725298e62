import clsx from 'clsx';
import type { CalendarOptions } from '@fullcalendar/react';
import { EDGE } from '../model';
import style from './grid-theme.module.css';

const isWeekend = (dow: number): boolean => dow === 0 || dow === 6;

/** The look of the calendar: gives its parts the classes of our style sheet. */
export const gridTheme: CalendarOptions = {
  className: style.calendar,
  viewClass: style.view,
  tableClass: style.table,
  tableHeaderClass: style.head,
  dayHeaderAlign: 'start',
  dayHeaderRowClass: style.line,
  dayHeaderClass: ({ isToday }) => clsx(style.line, isToday && style.today),
  dayHeaderInnerClass: style.headerInner,
  dayHeaderDividerClass: style.divider,
  navLinkClass: style.link,
  dayRowClass: style.line,
  dayCellClass: ({ dow, isOther }) => clsx(style.line, isWeekend(dow) && style.weekend, isOther && style.other),
  dayCellTopClass: style.cellTop,
  dayCellTopInnerClass: ({ isToday }) => clsx(style.date, isToday && style.dateToday),
  dayLaneClass: ({ dow }) => clsx(style.line, isWeekend(dow) && style.weekendLane),
  dayLaneInnerClass: style.laneInner,
  slotLaneClass: ({ isMinor }) => clsx(!isMinor && style.line),
  slotHeaderClass: style.hour,
  slotHeaderInnerClass: ({ isFirst }) => clsx(style.hourInner, isFirst && style.firstHour),
  slotHeaderDividerClass: style.axis,
  allDayHeaderClass: style.hour,
  allDayHeaderInnerClass: style.unseen,
  allDayDividerClass: style.divider,
  fillerClass: style.line,
  highlightClass: style.highlight,
  nowIndicatorHeaderClass: style.nowTime,
  nowIndicatorLineClass: style.nowLine,
  nowIndicatorDotClass: style.nowDot,
  eventClass: ({ event, isMirror }) =>
    clsx(style.event, isMirror && style.mirror, event.id.startsWith(EDGE) && style.edge),
  blockEventInnerClass: style.eventInner,
  columnEventClass: style.inColumn,
  columnEventBeforeClass: ({ isStartResizable }) => (isStartResizable ? style.upper : ''),
  columnEventAfterClass: ({ isEndResizable }) => (isEndResizable ? style.lower : ''),
  rowEventClass: style.inRow,
  backgroundEventClass: ({ view }) => clsx(style.away, view.type === 'dayGridMonth' && style.inMonth),
  moreLinkClass: style.more,
  columnMoreLinkClass: style.columnMore,
};
