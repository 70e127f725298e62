import type { AvailabilityStatsResponse } from '../../api';

type Counts = AvailabilityStatsResponse['total'];

/** The terms of a fresh confirmation in days; the list has a filter for each. */
export const WITHIN = [14, 30] as const;

/** A whole, the numbers that are parts of it, and the address of the people behind each number. */
export interface Shares {
  key: string;
  name: string;
  whole: number;
  parts: readonly number[];
  /** First of the whole, then of the parts. */
  links?: readonly string[];
}

const listOf = (filter: Record<string, string>): string =>
  `/candidates?${new URLSearchParams({ tile: 'active', ...filter }).toString()}`;

const sharesOf = (key: string, name: string, counts: Counts, filter: Record<string, string> | null): Shares => ({
  ...{ key, name, whole: counts.active, parts: [counts.within14, counts.within30] },
  ...(filter && {
    links: [listOf(filter), ...WITHIN.map((days) => listOf({ ...filter, confirmedWithin: String(days) }))],
  }),
});

/** Active candidates and those with a fresh availability, by function. No list holds only people without a function. */
export const freshByFunction = (
  { functions }: AvailabilityStatsResponse,
  nameOf: (name: string | null) => string,
): Shares[] =>
  functions.map(({ function: name, ...counts }) =>
    sharesOf(name ?? '', nameOf(name), counts, name === null ? null : { function: name }),
  );

export const freshInAll = ({ total }: AvailabilityStatsResponse, name: string): Shares => sharesOf('', name, total, {});

const hourName = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** The questions of each hour between the first and the last one with a question. */
export function answersByHour({ hours }: AvailabilityStatsResponse): Shares[] {
  const [first, last] = [hours[0]?.hour ?? 0, hours.at(-1)?.hour ?? -1];
  return Array.from({ length: last - first + 1 }, (_, place) => {
    const hour = first + place;
    const { asked = 0, answered = 0 } = hours.find((one) => one.hour === hour) ?? {};
    return { key: String(hour), name: hourName(hour), whole: asked, parts: [answered] };
  });
}

export const answersInAll = (rows: readonly Shares[], name: string): Shares => ({
  ...{ key: '', name, whole: rows.reduce((sum, { whole }) => sum + whole, 0) },
  parts: [rows.reduce((sum, { parts: [answered = 0] }) => sum + answered, 0)],
});
