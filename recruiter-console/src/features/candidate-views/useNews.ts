import { MAX_NEW, VISIT_MS } from '@byline/shared-types/domain';
import { useEffect, useMemo } from 'react';
import { useGetCandidateViewNewsQuery, useSeeCandidateViewMutation } from '../../api';

/** Runs once after this time; in a hidden tab as soon as the user sees it again. */
function afterVisible(ms: number, run: () => void): () => void {
  const look = (): void => {
    if (document.visibilityState !== 'visible') return;
    stop();
    run();
  };
  const timer = setTimeout(() => {
    document.addEventListener('visibilitychange', look);
    look();
  }, ms);
  const stop = (): void => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
  return stop;
}

/**
 * The candidates who are new in a view since the user last looked, as they were when the view opened: a visit of over a minute counts, and the
 * dots stay until the next one (docs/domain/views.md#new).
 */
export function useNews(viewId: string | null) {
  const { currentData: news } = useGetCandidateViewNewsQuery(
    { id: viewId ?? '' },
    { skip: viewId === null, refetchOnMountOrArgChange: true },
  );
  const [see] = useSeeCandidateViewMutation();
  useEffect(() => {
    if (viewId === null || !news) return undefined;
    const { at, candidateIds, more } = news;
    const seen = { at, ...(!more && candidateIds.length < MAX_NEW && { newIds: candidateIds }) };
    return afterVisible(VISIT_MS, () => void see({ id: viewId, seenCandidateViewRequest: seen }));
  }, [viewId, news, see]);
  return useMemo(() => ({ ids: new Set(news?.candidateIds), more: news?.more ?? false }), [news]);
}
