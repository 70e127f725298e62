import { formatMoment, parseMoment } from '@byline/web-kit/dates';
import { initials } from '@byline/web-kit/names';
import type { CalendarItemResponse, RecruiterResponse } from '../../api';
import type { PickedPerson } from '../../components/people/PersonPicker';
import type { Period } from './time';

export type AgendaItem = CalendarItemResponse;
type Assignee = AgendaItem['assignedTo'];

export interface ItemValues {
  title: string;
  /** DD/MM/YYYY HH:mm in Brussels. */
  start: string;
  end: string;
  assignedTo: PickedPerson | null;
}

export const periodOf = ({ startDate, endDate }: AgendaItem): Period => ({ start: startDate, end: endDate });
export const samePeriod = (one: Period, other: Period): boolean => one.start === other.start && one.end === other.end;

export const newItem = ({ start, end }: Period, assignedTo: PickedPerson | null): ItemValues => ({
  title: '',
  start: formatMoment(start),
  end: formatMoment(end),
  assignedTo,
});

export const toValues = ({ title, startDate, endDate, assignedTo }: AgendaItem): ItemValues => ({
  title,
  start: formatMoment(startDate),
  end: formatMoment(endDate),
  assignedTo: assignedTo && { ...assignedTo, email: '' },
});

/** Turns the form into a request. The schema requires both moments. */
export const toRequest = ({ title, start, end, assignedTo }: ItemValues) => ({
  title: title.trim(),
  startDate: parseMoment(start) ?? '',
  endDate: parseMoment(end) ?? '',
  assignedTo: assignedTo?._id ?? null,
});

/** Colours of recruiters in their order, the user first. Items of other people are grey (docs/domain/calendar.md#assignees). */
export const TONES = ['primary', 'success', 'warning', 'info'] as const;
export type Tone = (typeof TONES)[number] | 'neutral';

export function toneOf(
  id: string | undefined,
  recruiters: readonly Pick<RecruiterResponse, '_id'>[],
  me: string,
): Tone {
  const others = recruiters.filter(({ _id }) => _id !== me);
  const place = id === me ? 0 : others.findIndex(({ _id }) => _id === id) + 1;
  return id === me || place > 0 ? (TONES[place % TONES.length] ?? 'neutral') : 'neutral';
}

export const initialsOf = (assignee: Assignee): string => (assignee ? initials(assignee) : '');

/** Prefix of a marker's id; the day follows it. */
export const EDGE = 'edge-';
