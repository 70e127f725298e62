import { useCallback, useEffect } from 'react';
import { api } from '../../api';
import { applicationsOf } from '../../api/candidate-queries';
import { FRESH } from '../useIntent';

/** Asks for a candidate who may be opened next, so that card and profile need not wait for the answer. */
export function usePrefetchCandidate(): (id: string) => void {
  const prefetch = api.usePrefetch('getCandidate');
  return useCallback((id: string) => prefetch({ id }, { ifOlderThan: FRESH }), [prefetch]);
}

/** The same for whoever comes next in the list, as soon as it is known who, with what a profile shows besides. */
export function usePrefetchNext(id: string | null | undefined, shownAs: 'card' | 'profile'): void {
  const prefetch = usePrefetchCandidate();
  const prefetchApplications = api.usePrefetch('listApplications');
  useEffect(() => {
    if (!id) return;
    prefetch(id);
    if (shownAs === 'profile') prefetchApplications(applicationsOf(id), { ifOlderThan: FRESH });
  }, [id, shownAs, prefetch, prefetchApplications]);
}
