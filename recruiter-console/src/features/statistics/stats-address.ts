import { isDay } from '../../lib/days';
import { defaultStart, PERIODS, type Period } from './periods';

/** What the statistics show, as it stands in their address. */
export interface StatsState {
  by: 'period' | 'postal';
  period: Period;
  from: string;
  /** Asked for by a range only; all others go on until today. */
  to: string;
  firstname: string;
  name: string;
}

export function parseStats(params: URLSearchParams, today: string): StatsState {
  const period = PERIODS.find((known) => known === params.get('per')) ?? 'month';
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? '';
  return {
    by: params.get('by') === 'postal' ? 'postal' : 'period',
    period,
    from: isDay(from) ? from : defaultStart(period, today),
    to: period === 'range' && isDay(to) ? to : today,
    firstname: params.get('firstname') ?? '',
    name: params.get('name') ?? '',
  };
}

/** Only what differs from statistics nobody touched. */
export function formatStats({ by, period, from, to, firstname, name }: StatsState, today: string): URLSearchParams {
  const params = new URLSearchParams();
  if (by === 'postal') params.set('by', by);
  if (period !== 'month') params.set('per', period);
  if (from !== defaultStart(period, today)) params.set('from', from);
  if (period === 'range' && to !== today) params.set('to', to);
  if (firstname) params.set('firstname', firstname);
  if (name) params.set('name', name);
  return params;
}

/**
 * The candidates that a bar counts, archived ones among them (docs/domain/statistics.md#candidates-behind-a-count): of all the days that are
 * asked for, or of those of the bar.
 */
export function listOf(
  { firstname, name, from, to }: StatsState,
  bar: { from: string; to: string } | { postal: string },
): string {
  const params = new URLSearchParams({ tile: 'all' });
  if ('postal' in bar) params.set('place', bar.postal);
  if (firstname) params.set('firstname', firstname);
  if (name) params.set('name', name);
  const days = 'postal' in bar ? { from, to } : bar;
  params.set('createdAt', `${days.from}..${days.to}`);
  return `/candidates?${params.toString()}`;
}
