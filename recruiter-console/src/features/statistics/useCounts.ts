import { useMemo } from 'react';
import { useCountApplicationSourcesQuery, useGetRegistrationsQuery, type RegistrationsResponse } from '../../api';
import { byPostal, bySource, countsOf, type Count } from './periods';
import type { StatsState } from './stats-address';
import { useAnswered } from './useAnswered';

/** The answer about days that are still to come. */
const NOBODY: RegistrationsResponse = { stats: [], total: 0 };

interface Counted {
  total: number;
  counts: Count[];
}

/** The counts of registrations or, by source, of applications, with the state to which they belong. */
export function useCounts(asked: StatsState, now: string) {
  const { by, period, from, to, firstname, name } = asked;
  const isAhead = to < from;
  const ofSource = by === 'source';
  const fresh = { refetchOnMountOrArgChange: true };
  const registrations = useGetRegistrationsQuery(
    {
      ...(by === 'postal' ? { group: 'postal' } : { groupBy: period }),
      'createdAt.from': from,
      ...(period === 'range' && { 'createdAt.to': to }),
      ...(firstname && { firstname }),
      ...(name && { name }),
    },
    { ...fresh, skip: isAhead || ofSource },
  );
  const sources = useCountApplicationSourcesQuery(
    { filter: { createdAt: { from, to } } },
    { ...fresh, skip: isAhead || !ofSource },
  );
  const { error, isFetching, refetch } = ofSource ? sources : registrations;
  const registered = isAhead && period !== 'range' ? NOBODY : registrations.currentData;
  const applied = sources.currentData;
  const counted = useMemo((): Counted | undefined => {
    if (by === 'source') {
      if (isAhead && period !== 'range') return { total: 0, counts: [] };
      const counts = applied && bySource(applied);
      return counts && { total: counts.reduce((sum, { total }) => sum + total, 0), counts };
    }
    if (!registered) return undefined;
    const counts = by === 'postal' ? byPostal(registered) : countsOf(registered, period, { from, to, today: now });
    return { total: registered.total, counts };
  }, [by, period, from, to, now, isAhead, registered, applied]);
  return { ...useAnswered(asked, counted), error, isFetching, refetch };
}
