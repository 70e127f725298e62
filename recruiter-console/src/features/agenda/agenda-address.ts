import { today } from '@byline/web-kit/dates';
import { addDays, isDay, mondayOf } from '../../lib/days';
import { isRecordId } from '../../lib/record-id';
import type { Period } from './time';

export const VIEWS = ['week', 'month', 'day'] as const;
export type AgendaView = (typeof VIEWS)[number];

/** The state of the agenda, which its address holds. */
export interface AgendaState {
  /** Null means the view that fits the window. */
  view: AgendaView | null;
  day: string;
  assignedTo: readonly string[];
  /** The id of the open item. */
  open: string | null;
  /** The period of the new item whose form is open. */
  adding: Period | null;
  /** The id of the candidate for whom somebody plans. */
  plan: string | null;
}

const moment = (text: string | null): string | null =>
  text && !Number.isNaN(Date.parse(text)) ? new Date(text).toISOString() : null;

export function parseAgenda(params: URLSearchParams): AgendaState {
  const day = params.get('date') ?? '';
  const open = params.get('open') ?? '';
  const plan = params.get('plan') ?? '';
  const [start, end] = [moment(params.get('from')), moment(params.get('to'))];
  return {
    view: VIEWS.find((view) => view === params.get('view')) ?? null,
    day: isDay(day) ? day : today(),
    assignedTo: (params.get('assigned') ?? '').split(',').filter(isRecordId),
    open: isRecordId(open) ? open : null,
    adding: start && end && start < end ? { start, end } : null,
    plan: isRecordId(plan) ? plan : null,
  };
}

/** Writes only the parts that differ from the default agenda. */
export function formatAgenda({ view, day, assignedTo, open, adding, plan }: AgendaState): URLSearchParams {
  const params = new URLSearchParams();
  if (view) params.set('view', view);
  if (day !== today()) params.set('date', day);
  if (assignedTo.length > 0) params.set('assigned', assignedTo.join(','));
  if (open) params.set('open', open);
  if (adding) {
    params.set('from', adding.start);
    params.set('to', adding.end);
  }
  if (plan) params.set('plan', plan);
  return params;
}

const firstOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** Adds months to a day. It keeps the date, or takes the last day of a shorter month. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** First and last day of a view. A month shows six whole weeks. */
export function daysOf(view: AgendaView, day: string): { from: string; to: string } {
  if (view === 'day') return { from: day, to: day };
  const from = mondayOf(view === 'week' ? day : firstOf(day));
  return { from, to: addDays(from, view === 'week' ? 6 : 41) };
}

/** The days in the title of a view. */
export function titleDays(view: AgendaView, day: string): { from: string; to: string } {
  return view === 'month' ? { from: firstOf(day), to: firstOf(day) } : daysOf(view, day);
}

/** True if `other` lies in the period that the view of `day` names. The extra days of a month view do not count. */
export const showsDay = (view: AgendaView, day: string, other: string): boolean =>
  titleDays(view, day).from === titleDays(view, other).from;

/** The day to which the arrows lead. */
export function stepped(view: AgendaView, day: string, steps: number): string {
  if (view === 'month') return addMonths(day, steps);
  return addDays(day, view === 'week' ? 7 * steps : steps);
}
