import {
  fitOf,
  withScheme,
  type AppointmentType,
  type DayPeriod,
  type Fit,
  type FitKind,
} from '@byline/shared-types/domain';
import { formatMoment, parseMoment, today } from '@byline/web-kit/dates';
import { initials } from '@byline/web-kit/names';
import type { CalendarItemResponse, CandidateResponse, RecruiterResponse } from '../../api';
import type { PickedCandidate } from '../../components/people/CandidatePicker';
import { displayName } from '../../lib/format';
import type { Period } from './time';

export type AgendaItem = CalendarItemResponse;

/** A recruiter or a candidate. */
export interface Person {
  _id: string;
  firstname: string;
  name: string;
}

/** A candidate for whom somebody plans, with what they said about their days and the jobs for which they are booked. */
export type PlannedFor = Person & Pick<CandidateResponse, 'availability' | 'bookings'>;

export interface ItemValues {
  title: string;
  /** DD/MM/YYYY HH:mm in Brussels. */
  start: string;
  end: string;
  candidate: PickedCandidate | null;
  /** Ids of the people who take part for the agency; the first is the assignee and gives the item its colour. */
  with: string[];
  type: AppointmentType | '';
  place: string;
  callLink: string;
}

/** The candidate of an item, also one to whom it is assigned. */
export function candidateOf({ candidate, assignedTo }: AgendaItem): Person | null {
  if (candidate || !assignedTo?.candidateId) return candidate;
  const { candidateId: _id, firstname, name } = assignedTo;
  return { _id, firstname, name };
}

/** The people of the agency in an item, the assignee first. */
export const staffOf = ({ assignedTo, recruiters }: AgendaItem): Person[] => [
  ...(assignedTo && assignedTo.candidateId === null ? [assignedTo] : []),
  ...recruiters,
];

/** Everybody in an item by name, the assignee first and the candidate last. */
export function namesOf(item: AgendaItem): string {
  const candidate = candidateOf(item);
  return [...staffOf(item), ...(candidate ? [candidate] : [])].map(displayName).join(', ');
}

export const periodOf = ({ startDate, endDate }: AgendaItem): Period => ({ start: startDate, end: endDate });
export const samePeriod = (one: Period, other: Period): boolean => one.start === other.start && one.end === other.end;

export const newItem = ({ start, end }: Period, candidate: Person | null, staff: readonly Person[]): ItemValues => ({
  title: candidate ? displayName(candidate) : '',
  start: formatMoment(start),
  end: formatMoment(end),
  candidate,
  with: staff.map(({ _id }) => _id),
  type: '',
  place: '',
  callLink: '',
});

export const toValues = (item: AgendaItem): ItemValues => ({
  title: item.title,
  start: formatMoment(item.startDate),
  end: formatMoment(item.endDate),
  candidate: candidateOf(item),
  with: staffOf(item).map(({ _id }) => _id),
  type: item.type ?? '',
  place: item.place ?? '',
  callLink: item.callLink ?? '',
});

/** Turns the form into a request. The schema requires both moments. */
export const toRequest = ({ title, start, end, candidate, with: [first, ...more], ...rest }: ItemValues) => ({
  title: title.trim(),
  startDate: parseMoment(start) ?? '',
  endDate: parseMoment(end) ?? '',
  assignedTo: first ?? candidate?._id ?? null,
  candidateId: candidate?._id ?? null,
  recruiters: more,
  type: rest.type || null,
  place: rest.place.trim() || null,
  callLink: withScheme(rest.callLink) || null,
});

/** The reasons that keep a person from an appointment. Notice and days a week are about a start of work, and a person who said nothing may come, as may one who is booked for a part of the week. */
const ABSENCES: readonly FitKind[] = ['booked', 'not_looking', 'from', 'until', 'away', 'weekdays'];

/** The reason for which a candidate is not there on all of these days; null if they said or are booked for nothing against it. */
export function absenceIn(
  days: DayPeriod,
  { availability, bookings }: Pick<PlannedFor, 'availability' | 'bookings'>,
): Fit | null {
  const fit = fitOf(availability && { ...availability, noticeDays: null }, bookings, { ...days, days: 0 }, days.from);
  return ABSENCES.includes(fit.fit) ? fit : null;
}

export const daysOf = ({ start, end }: Period): DayPeriod => ({
  from: today(new Date(start)),
  to: today(new Date(end)),
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

export const initialsOf = (item: AgendaItem): string => staffOf(item).map(initials).join(', ');

/** The property by which the calendar orders items with the same time. */
export const TITLE_PLACE = 'titlePlace';

/** Prefix of a marker's id; the day follows it. */
export const EDGE = 'edge-';
/** Prefix of the id of days on which a candidate is not there; the first one follows it. */
export const AWAY = 'away-';
