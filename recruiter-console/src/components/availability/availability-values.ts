import {
  HOURS_PER_WEEK,
  NOTICE_DAYS,
  overlap,
  byFirstDay,
  UNSAID,
  type AvailabilityState,
  type DayPeriod,
} from '@byline/shared-types/domain';
import { formatDay, parseDay, today } from '@byline/web-kit/dates';
import { wholeNumber } from '@byline/web-kit/schema';
import { array, mixed, object, string, type Schema, type TestContext } from 'yup';
import type { CandidateResponse, SetAvailabilityRequest } from '../../api';

type Said = CandidateResponse['availability'];

/** Days are typed text; an empty text is not set. */
export interface TypedPeriod {
  from: string;
  to: string;
}

export interface AvailabilityValues {
  /** Empty until somebody says it. */
  state: AvailabilityState | '';
  from: string;
  until: string;
  daysPerWeek: string;
  hoursPerWeek: string;
  weekdays: string[];
  noticeDays: string;
  away: TypedPeriod[];
}

const isOver = ({ to }: DayPeriod): boolean => to !== null && to < today();

/** A last day that has passed says nothing about a person who is free again; periods that are over stay without being shown. */
export function availabilityValues(said: Said): AvailabilityValues {
  return {
    state: said?.state ?? '',
    from: formatDay(said?.from),
    until: said?.until && said.until >= today() ? formatDay(said.until) : '',
    daysPerWeek: said?.daysPerWeek?.toString() ?? '',
    hoursPerWeek: said?.hoursPerWeek?.toString() ?? '',
    weekdays: (said?.weekdays ?? []).map(String),
    noticeDays: said?.noticeDays?.toString() ?? '',
    away: (said?.away ?? [])
      .filter((period) => !isOver(period))
      .map(({ from, to }) => ({ from: formatDay(from), to: formatDay(to) })),
  };
}

const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** The days of a typed period; null without a first day. */
const periodOf = ({ from, to }: TypedPeriod): DayPeriod | null => {
  const first = parseDay(from);
  return first === null ? null : { from: first, to: parseDay(to) };
};

/** The request of a form with a state. Days a week take the place of hours. */
export function toAvailability(values: AvailabilityValues, said: Said): SetAvailabilityRequest {
  const { state, daysPerWeek, weekdays, noticeDays } = values;
  if (state !== 'looking') {
    const { confirmedOn: _, confirmedBy: __, ...stays } = said ?? { ...UNSAID, confirmedOn: null, confirmedBy: null };
    return { ...stays, state: 'not_looking' };
  }
  return {
    state,
    from: parseDay(values.from),
    until: parseDay(values.until),
    daysPerWeek: numberOf(daysPerWeek),
    hoursPerWeek: daysPerWeek === '' ? numberOf(values.hoursPerWeek) : null,
    weekdays: weekdays.map(Number),
    away: byFirstDay([
      ...(said?.away ?? []).filter(isOver),
      ...values.away.flatMap((period) => periodOf(period) ?? []),
    ]),
    noticeDays: numberOf(noticeDays),
  };
}

const day = () => string().test('day', 'invalid_day', (value) => !value || parseDay(value) !== null);
const isOrdered = (to: string | undefined, { parent }: TestContext): boolean => {
  const [start, end] = [parseDay((parent as TypedPeriod).from), parseDay(to)];
  return start === null || end === null || start <= end;
};
const lastDay = () => day().test('order', 'end_before_start', isOrdered);

/** Periods share no day: the later of two names the mistake. */
const period = object({ from: day().required('required'), to: lastDay() });
const isAlone = (typed: string | undefined, { path, from: parents }: TestContext & { from?: { value: unknown }[] }) => {
  const { away } = parents?.at(-1)?.value as AvailabilityValues;
  const place = Number(path.split(/\D+/)[1]);
  const own = away[place] && periodOf({ ...away[place], from: typed ?? '' });
  return !own || !away.slice(0, place).some((other) => overlap(own, periodOf(other) ?? { from: '9999', to: '0000' }));
};

/** A field that the form shows only for a person who looks for work. */
const shown = <S extends Schema>(field: S) =>
  mixed().when('state', { is: 'looking', then: () => field }) as unknown as S;

export const availabilitySchema = object({
  state: string().required('required'),
  from: shown(day()),
  until: shown(lastDay()),
  hoursPerWeek: shown(wholeNumber(HOURS_PER_WEEK.max, HOURS_PER_WEEK.min)),
  away: shown(array().of(period.shape({ from: day().required('required').test('alone', 'already_listed', isAlone) }))),
  noticeDays: shown(wholeNumber(NOTICE_DAYS.max)),
});
