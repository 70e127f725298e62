import { today } from '@byline/web-kit/dates';
import type { SetAvailabilityRequest } from '../../api';
import type { Candidate } from './model';

export interface AvailabilityValues {
  answer: 'now' | 'from' | 'not_looking';
  from: string;
  until: string;
  /** Empty is as agreed. */
  daysPerWeek: string;
  noticeDays: string;
  away: { from: string; to: string }[];
}

type Said = NonNullable<Candidate['availability']>;

export function availabilityValues({ availability: said }: Candidate): AvailabilityValues {
  const isLater = Boolean(said?.from && said.from > today());
  // A last day that has passed says nothing about a person who is free again.
  const until = said?.until && said.until >= today() ? said.until : '';
  return {
    answer: said?.state === 'not_looking' ? 'not_looking' : isLater ? 'from' : 'now',
    from: isLater ? (said?.from ?? '') : '',
    until,
    daysPerWeek: said?.daysPerWeek?.toString() ?? '',
    noticeDays: said?.noticeDays?.toString() ?? '',
    away: (said?.away ?? [])
      .filter(({ to }) => to === null || to >= today())
      .map(({ from, to }) => ({ from, to: to ?? '' })),
  };
}

const numberOf = (text: string): number | null => (text === '' ? null : Number(text));

/** The request of a form; hidden parts stay, such as hours and days of the week, which only recruiters and integrators write. */
export function toAvailability(values: AvailabilityValues, said: Said | null): SetAvailabilityRequest {
  const { answer, from, until, daysPerWeek, noticeDays, away } = values;
  if (answer === 'not_looking') return { ...(said && stillSo(said)), state: answer };
  return {
    state: 'looking',
    from: answer === 'from' ? from : null,
    until: until || null,
    daysPerWeek: numberOf(daysPerWeek),
    hoursPerWeek: daysPerWeek === '' ? (said?.hoursPerWeek ?? null) : null,
    weekdays: said?.weekdays ?? [],
    away: away.map((period) => ({ from: period.from, to: period.to || null })),
    noticeDays: numberOf(noticeDays),
  };
}

/** The same words again. */
export const stillSo = ({ confirmedOn: _, confirmedBy: __, ...said }: Said): SetAvailabilityRequest => said;
