import type { HistoryKind } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCandidateHistoryInfiniteQuery, useCountCandidateHistoryQuery } from '../../../api';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { EmptyState, ErrorState } from '../../../components/ui/States';
import { Text } from '../../../components/ui/Text';
import { byDay } from '../model';
import { useTimelineAddress } from '../timeline-address';
import { useDayName } from '../useDayName';
import { Entry } from './Entry';
import { KindToggles } from './KindToggles';
import style from './Timeline.module.css';

/** The history of a candidate, newest first, with filters of kind and author; reads on as the user scrolls. */
export function Timeline({ candidateId }: { candidateId: string }) {
  const { kinds, by, choose, showEverything } = useTimelineAddress();
  const author = by ? { by } : {};
  const { currentData: counts } = useCountCandidateHistoryQuery(
    { id: candidateId, ...author },
    { refetchOnMountOrArgChange: true },
  );
  const query = useCandidateHistoryInfiniteQuery(
    { id: candidateId, ...(kinds.length > 0 && { kinds }), ...author },
    { refetchOnMountOrArgChange: true },
  );
  const { currentData, error, isFetching, hasNextPage, fetchNextPage, refetch } = query;
  const dayName = useDayName();
  const entries = currentData?.pages.flatMap((page) => page.entries);
  return (
    <div aria-busy={isFetching}>
      <KindToggles kinds={kinds} counts={counts} onChange={choose} />
      {!entries && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton />)}
      {entries?.length === 0 && <Nothing kinds={kinds} onShowEverything={showEverything} />}
      {entries && entries.length > 0 && (
        <div className={style.days}>
          {byDay(entries).map(({ day, entries: ofDay }) => (
            <section key={day}>
              <Text as="h2" weight="semibold">
                {dayName(day)}
              </Text>
              <ul>
                {ofDay.map((entry) => (
                  <Entry key={entry._id} candidateId={candidateId} entry={entry} />
                ))}
              </ul>
            </section>
          ))}
          {error && !isFetching ? (
            <ErrorState error={error} onRetry={() => void (hasNextPage ? fetchNextPage() : refetch())} />
          ) : (
            hasNextPage && <Further shown={entries.length} onSeen={() => void fetchNextPage()} />
          )}
        </div>
      )}
    </div>
  );
}

/** Asks for the next page when the user comes near the end of the last one. */
function Further({ shown, onSeen }: { shown: number; onSeen: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    if (!end.current) return undefined;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && seen(), {
      rootMargin: '400px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [shown]);
  return (
    <div ref={end}>
      <ListSkeleton rows={2} />
    </div>
  );
}

function Nothing({ kinds, onShowEverything }: { kinds: readonly HistoryKind[]; onShowEverything: () => void }) {
  const t = useT();
  const [kind, ...others] = kinds;
  return (
    <EmptyState
      title={t(kind && others.length === 0 ? `timeline.none.${kind}` : 'timeline.none')}
      action={<Button onClick={onShowEverything}>{t('timeline.showEverything')}</Button>}
    />
  );
}
