import { useCallback, useEffect } from 'react';
import { api } from '../../api';
import { applicationsOf, appointmentsOf, duplicatesOf, mergesOf } from '../../api/candidate-queries';
import { FRESH } from '../useIntent';

/** Loads a candidate that the user may open next, so card and profile show at once. */
export function usePrefetchCandidate(): (id: string) => void {
  const prefetch = api.usePrefetch('getCandidate');
  return useCallback((id: string) => prefetch({ id }, { ifOlderThan: FRESH }), [prefetch]);
}

/** Loads the next candidate of the list, and for a profile what it shows besides. */
export function usePrefetchNext(id: string | null | undefined, shownAs: 'card' | 'profile'): void {
  const prefetch = usePrefetchCandidate();
  const prefetchApplications = api.usePrefetch('listApplications');
  const prefetchAppointments = api.usePrefetch('listCalendarItems');
  const prefetchDuplicates = api.usePrefetch('listDuplicates');
  const prefetchMerges = api.usePrefetch('listMerges');
  useEffect(() => {
    if (!id) return;
    prefetch(id);
    if (shownAs !== 'profile') return;
    prefetchApplications(applicationsOf(id), { ifOlderThan: FRESH });
    prefetchAppointments(appointmentsOf(id), { ifOlderThan: FRESH });
    prefetchDuplicates(duplicatesOf(id), { ifOlderThan: FRESH });
    prefetchMerges(mergesOf(id), { ifOlderThan: FRESH });
  }, [id, shownAs, prefetch, prefetchApplications, prefetchAppointments, prefetchDuplicates, prefetchMerges]);
}
