import { currentAway, NOTICE_DAYS, UNSAID, withCurrentAway, type AvailabilityState } from '@byline/shared-types/domain';
import { formatDay, parseDay, today } from '@byline/web-kit/dates';
import { wholeNumber } from '@byline/web-kit/schema';
import { object, string, type StringSchema } from 'yup';
import type { CandidateResponse, SetAvailabilityRequest } from '../../api';

type Said = CandidateResponse['availability'];

/** Days are typed text; an empty text is not set. */
export interface AvailabilityValues {
  state: AvailabilityState;
  from: string;
  until: string;
  daysPerWeek: string;
  weekdays: string[];
  noticeDays: string;
  awayFrom: string;
  awayTo: string;
}

export function availabilityValues(said: Said): AvailabilityValues {
  const away = currentAway(said?.away ?? [], today());
  // A last day that has passed says nothing about a person who is free again.
  const until = said?.until && said.until >= today() ? said.until : null;
  return {
    state: said?.state ?? 'looking',
    from: formatDay(said?.from),
    until: formatDay(until),
    daysPerWeek: said?.daysPerWeek?.toString() ?? '',
    weekdays: (said?.weekdays ?? []).map(String),
    noticeDays: said?.noticeDays?.toString() ?? '',
    awayFrom: formatDay(away?.from),
    awayTo: formatDay(away?.to),
  };
}

const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** The request of a form, which shows one period away and no hours; the rest stays. */
export function toAvailability(values: AvailabilityValues, said: Said): SetAvailabilityRequest {
  const { state, daysPerWeek, weekdays, noticeDays } = values;
  if (state === 'not_looking') {
    const { confirmedOn: _, confirmedBy: __, ...stays } = said ?? { ...UNSAID, confirmedOn: null, confirmedBy: null };
    return { ...stays, state };
  }
  const away = { from: parseDay(values.awayFrom), to: parseDay(values.awayTo) };
  return {
    state,
    from: parseDay(values.from),
    until: parseDay(values.until),
    daysPerWeek: numberOf(daysPerWeek),
    hoursPerWeek: daysPerWeek === '' ? (said?.hoursPerWeek ?? null) : null,
    weekdays: weekdays.map(Number),
    away: withCurrentAway(said?.away ?? [], away, today()),
    noticeDays: numberOf(noticeDays),
  };
}

const day = () => string().test('day', 'invalid_day', (value) => !value || parseDay(value) !== null);
const lastDay = (first: 'from' | 'awayFrom') =>
  day().test('order', 'end_before_start', (to, { parent }) => {
    const [start, end] = [parseDay((parent as AvailabilityValues)[first]), parseDay(to)];
    return start === null || end === null || start <= end;
  });

/** A field that the form shows only for a person who looks for work. */
const shown = (field: StringSchema) => string().when('state', { is: 'looking', then: () => field });

export const availabilitySchema = object({
  from: shown(day()),
  until: shown(lastDay('from')),
  awayFrom: shown(day()),
  awayTo: shown(lastDay('awayFrom')),
  noticeDays: shown(wholeNumber(NOTICE_DAYS.max)),
});
