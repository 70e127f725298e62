import { useT } from '@byline/web-kit/i18n';
import { SkeletonBar } from '@byline/web-kit/ui';
import { ChartColumn } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetAvailabilityStatsQuery, type AvailabilityStatsResponse } from '../../../api';
import { useFunctionName } from '../../../components/candidate/texts';
import { Pane, PaneHead, Scroll } from '../../../components/layout/Pane';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { EmptyState, ErrorState } from '../../../components/ui/States';
import { Text } from '../../../components/ui/Text';
import { shareOf } from '../periods';
import { pictureOf, sharePictureOf } from '../picture';
import { answersByHour, answersInAll, freshByFunction, freshInAll, WITHIN } from '../shares';
import { ShareBars } from './ShareBars';
import { ShareSection } from './ShareSection';
import style from './statistics.module.css';
import { StatsLinks } from './StatsLinks';

const loadChart = () => import('./Chart');
const Chart = lazy(loadChart);

/** Fresh availabilities by function, and answers to questions by mail by the hour of asking (docs/domain/statistics.md#availability). */
export function AvailabilityStats() {
  const t = useT();
  const { formatNumber } = useIntl();
  useEffect(() => void loadChart(), []);
  const { data, error, isFetching, refetch } = useGetAvailabilityStatsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const { active = 0, within30 = 0 } = data?.total ?? {};
  return (
    <Pane className={style.pane} aria-label={t('statistics.title')}>
      <PaneHead className={style.head}>
        <Text as="h1" size="name">
          {data ? (
            <FormattedMessage
              id="statistics.fresh"
              values={{ share: formatNumber(shareOf(within30, active), { style: 'percent' }) }}
            />
          ) : isFetching ? (
            <SkeletonBar width={200} height={24} />
          ) : (
            t('statistics.title')
          )}
        </Text>
        <StatsLinks current="/settings/stats/availability" />
      </PaneHead>
      {data ? (
        <Scroll aria-busy={isFetching}>
          <Fresh stats={data} />
          <Answers stats={data} />
        </Scroll>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        isFetching && <ListSkeleton />
      )}
    </Pane>
  );
}

interface PartProps {
  stats: AvailabilityStatsResponse;
}

function Fresh({ stats }: PartProps) {
  const t = useT();
  const functionName = useFunctionName();
  const rows = freshByFunction(stats, (name) => (name === null ? t('statistics.unknown') : functionName(name)));
  const title = t('statistics.freshByFunction');
  const parts = WITHIN.map((days) => t('statistics.withinDays', { days }));
  if (rows.length === 0) return <EmptyState icon={ChartColumn} title={t('statistics.nobodyActive')} />;
  return (
    <ShareSection
      title={title}
      heads={[t('candidate.function'), t('tile.active'), ...WITHIN.map((days) => t('statistics.days', { days }))]}
      rows={rows}
      total={freshInAll(stats, t('statistics.all'))}
      initial={{ by: 0, descending: true }}
      picture={() => sharePictureOf(title, rows, parts)}
    >
      <ShareBars label={title} rows={rows} parts={parts} />
    </ShareSection>
  );
}

function Answers({ stats }: PartProps) {
  const t = useT();
  const rows = answersByHour(stats);
  const title = t('statistics.answersByHour');
  const counts = rows.map(({ key, whole, parts: [answered = 0] }) => ({
    ...{ key, total: Math.round(100 * shareOf(answered, whole)), running: false },
  }));
  if (rows.length === 0)
    return <EmptyState icon={ChartColumn} title={t('statistics.noQuestions')} text={t('statistics.noQuestionsText')} />;
  return (
    <ShareSection
      title={title}
      heads={[t('statistics.hour'), t('statistics.asked'), t('statistics.answered')]}
      rows={rows}
      total={answersInAll(rows, t('statistics.all'))}
      initial={{ by: 'name', descending: false }}
      picture={() => pictureOf({ title, counts, below: (hour) => hour, top: 100 })}
    >
      <div className={style.hours}>
        <Suspense fallback={null}>
          <Chart label={title} counts={counts} below={(hour) => hour} top={100} />
        </Suspense>
      </div>
    </ShareSection>
  );
}
