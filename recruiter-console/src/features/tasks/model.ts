import { DAY_MS, type TaskType } from '@byline/shared-types/domain';
import { formatDay, formatMoment, parseMoment, today } from '@byline/web-kit/dates';
import type { TaskResponse } from '../../api';
import type { PickedCandidate } from '../../components/people/CandidatePicker';
import type { PickedPerson } from '../../components/people/PersonPicker';

export interface TaskValues {
  title: string;
  type: TaskType;
  assignedTo: PickedPerson | null;
  candidate: PickedCandidate | null;
  /** DD.MM.YYYY HH:mm in Brussels. */
  deadline: string;
  description: string;
}

/** Writes a moment with dots, as the form does. */
export const dotted = (moment: string): string => moment.replaceAll('/', '.');

export const newTask = (me: PickedPerson): TaskValues => ({
  title: '',
  type: 'todo',
  assignedTo: me,
  candidate: null,
  deadline: '',
  description: '',
});

export const toValues = ({ title, type, assigned, candidate, deadline, description }: TaskResponse): TaskValues => ({
  title,
  type,
  assignedTo: assigned[0] ? { ...assigned[0], email: '' } : null,
  candidate,
  deadline: dotted(formatMoment(deadline)),
  description,
});

/** Turns the form into a request. The schema requires all fields except the candidate. */
export const toRequest = ({ title, type, assignedTo, candidate, deadline, description }: TaskValues) => ({
  title: title.trim(),
  type,
  assignedTo: assignedTo?._id ?? '',
  candidateId: candidate?._id ?? null,
  deadline: parseMoment(deadline) ?? '',
  description,
});

export type Due =
  | { kind: 'lateDays' | 'lateHours' | 'lateMinutes'; count: number }
  | { kind: 'today' | 'later'; text: string };

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** The text of a deadline: the delay, the time if it is today, or else the full moment. A finished task is never late. */
export function dueOf({ deadline, completed }: Pick<TaskResponse, 'deadline' | 'completed'>, now: Date): Due {
  const moment = formatMoment(deadline);
  const late = now.getTime() - Date.parse(deadline);
  if (!completed && late >= MINUTE_MS) {
    if (late >= DAY_MS) return { kind: 'lateDays', count: Math.floor(late / DAY_MS) };
    if (late >= HOUR_MS) return { kind: 'lateHours', count: Math.floor(late / HOUR_MS) };
    return { kind: 'lateMinutes', count: Math.floor(late / MINUTE_MS) };
  }
  return formatDay(deadline) === formatDay(today(now))
    ? { kind: 'today', text: moment.slice(-5) }
    : { kind: 'later', text: moment };
}

export const GROUPS = ['overdue', 'today', 'week', 'later'] as const;
export type Group = (typeof GROUPS)[number];

/** The Sunday of a day's week. */
export const endOfWeek = (day: string): string =>
  new Date(Date.parse(day) + ((7 - new Date(day).getUTCDay()) % 7) * DAY_MS).toISOString().slice(0, 10);

/** The group of an open task by its deadline, in the agency's time zone. */
export function groupOf({ deadline }: Pick<TaskResponse, 'deadline'>, now: Date): Group {
  if (Date.parse(deadline) < now.getTime()) return 'overdue';
  const day = today(new Date(deadline));
  if (day === today(now)) return 'today';
  return day <= endOfWeek(today(now)) ? 'week' : 'later';
}
