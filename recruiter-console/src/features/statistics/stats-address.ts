import { isDay } from '../../lib/days';
import { defaultStart, PERIODS, type Period } from './periods';

export const BY = ['period', 'postal', 'source'] as const;
export type By = (typeof BY)[number];

/** The state of the statistics, which the address holds. */
export interface StatsState {
  by: By;
  period: Period;
  from: string;
  /** The user chooses it only for a range; all other periods end today. */
  to: string;
  firstname: string;
  name: string;
}

export function parseStats(params: URLSearchParams, today: string): StatsState {
  const period = PERIODS.find((known) => known === params.get('per')) ?? 'month';
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? '';
  return {
    by: BY.find((known) => known === params.get('by')) ?? 'period',
    period,
    from: isDay(from) ? from : defaultStart(period, today),
    to: period === 'range' && isDay(to) ? to : today,
    firstname: params.get('firstname') ?? '',
    name: params.get('name') ?? '',
  };
}

/** Writes only the parts that differ from the default statistics. */
export function formatStats({ by, period, from, to, firstname, name }: StatsState, today: string): URLSearchParams {
  const params = new URLSearchParams();
  if (by !== 'period') params.set('by', by);
  if (period !== 'month') params.set('per', period);
  if (from !== defaultStart(period, today)) params.set('from', from);
  if (period === 'range' && to !== today) params.set('to', to);
  if (firstname) params.set('firstname', firstname);
  if (name) params.set('name', name);
  return params;
}

/**
 * The address of the candidates that a bar counts, including archived ones (docs/domain/statistics.md#candidates-behind-a-count). It has
 * the days of the bar; a postal code has the days of the whole chart.
 */
export function listOf(
  { firstname, name, from, to }: StatsState,
  bar: { from: string; to: string } | { postal: string; country: string | null },
): string {
  const params = new URLSearchParams({ tile: 'all' });
  if ('postal' in bar) {
    params.set('place', bar.postal);
    if (bar.country) params.set('country', bar.country);
  }
  if (firstname) params.set('firstname', firstname);
  if (name) params.set('name', name);
  const days = 'postal' in bar ? { from, to } : bar;
  params.set('createdAt', `${days.from}..${days.to}`);
  return `/candidates?${params.toString()}`;
}
