import { useAddressParams } from '@byline/web-kit/address';
import { formatDay, today } from '@byline/web-kit/dates';
import { saveBlob } from '@byline/web-kit/files';
import { useT } from '@byline/web-kit/i18n';
import { SkeletonBar } from '@byline/web-kit/ui';
import { ChartColumn } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useGetRegistrationsQuery, type RegistrationsResponse } from '../../../api';
import { Grow } from '../../../components/layout/Grow';
import { Pane, PaneHead } from '../../../components/layout/Pane';
import { Row, Stack } from '../../../components/layout/Stack';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { EmptyState, ErrorState } from '../../../components/ui/States';
import { Text } from '../../../components/ui/Text';
import { csvOf } from '../csv';
import { byPostal, countsOf, shareOf, type Count } from '../periods';
import { pictureOf } from '../picture';
import { formatStats, listOf, parseStats, type StatsState } from '../stats-address';
import { useAnswered } from '../useAnswered';
import { useCountWords } from '../useCountWords';
import { CountTable } from './CountTable';
import { SaveActions } from './SaveActions';
import style from './Statistics.module.css';
import { StatsFilters } from './StatsFilters';

const loadChart = () => import('./Chart');
const Chart = lazy(loadChart);

/** The answer about days that are still to come. */
const NOBODY: RegistrationsResponse = { stats: [], total: 0 };

/** The most bars of the chart by postal code. The table shows all. */
const MOST_BARS = 20;

/**
 * Registrations by period or by postal code, as a chart and a table with downloads. A failed request opens no dialog
 * (docs/domain/statistics.md#failures).
 */
export function Statistics() {
  const t = useT();
  const { formatNumber } = useIntl();
  const navigate = useNavigate();
  // Loads the chart's code together with the numbers.
  useEffect(() => void loadChart(), []);
  const [params, setParams] = useAddressParams();
  const now = today();
  const asked = useMemo(() => parseStats(params, now), [params, now]);
  const change = (next: Partial<StatsState>, replace = false): void =>
    setParams((newest) => formatStats({ ...parseStats(newest, now), ...next }, now), { replace });
  const { firstname, name } = asked;
  const isAhead = asked.to < asked.from;
  const { currentData, error, isFetching, refetch } = useGetRegistrationsQuery(
    {
      ...(asked.by === 'postal' ? { group: 'postal' } : { groupBy: asked.period }),
      'createdAt.from': asked.from,
      ...(asked.period === 'range' && { 'createdAt.to': asked.to }),
      ...(firstname && { firstname }),
      ...(name && { name }),
    },
    { refetchOnMountOrArgChange: true, skip: isAhead },
  );
  const { state, data: shown } = useAnswered(asked, isAhead && asked.period !== 'range' ? NOBODY : currentData);
  const { by, period, from, to } = state;
  const words = useCountWords(state);
  const counts = useMemo(
    () => (shown ? (by === 'postal' ? byPostal(shown) : countsOf(shown, period, { from, to, today: now })) : []),
    [shown, by, period, from, to, now],
  );
  const bars = by === 'postal' ? counts.slice(0, MOST_BARS) : counts;
  const title = t(by === 'postal' ? 'statistics.per.postal' : `statistics.per.${period}`);
  const head = t(by === 'postal' ? 'statistics.postal' : `statistics.${period === 'range' ? 'day' : period}`);
  const total = shown?.total ?? 0;
  const target = (count: Count): string | null => {
    if (by === 'postal') return count.key ? listOf(state, { postal: count.key }) : null;
    return listOf(state, { from: count.from ?? from, to: count.to ?? to });
  };
  const fileName = `${t('statistics.file')} ${from} ${to}`;
  const saveTable = (): void => {
    const share = (count: Count): string =>
      formatNumber(100 * shareOf(count.total, total), { maximumFractionDigits: 1, useGrouping: false });
    const rows = counts.map((count) => [words.name(count), count.total, share(count)]);
    const heads = [head, t('statistics.registrations'), `${t('statistics.share')} (%)`];
    saveBlob(csvOf([heads, ...rows]), `${fileName}.csv`);
  };
  const savePicture = async (): Promise<void> => {
    const picture = await pictureOf({ title, counts: bars, below: words.below });
    if (picture) saveBlob(picture, `${fileName}.png`);
  };
  return (
    <Pane className={style.pane} aria-label={t('statistics.title')}>
      <PaneHead className={style.head}>
        <Text as="h1" size="name">
          {shown ? (
            <FormattedMessage id="statistics.total" values={{ count: total }} />
          ) : isFetching ? (
            <SkeletonBar width={200} height={24} />
          ) : (
            t('statistics.title')
          )}
        </Text>
        <Grow />
        <SaveActions disabled={total === 0} onTable={saveTable} onPicture={() => void savePicture()} />
      </PaneHead>
      <StatsFilters state={asked} onChange={change} />
      {!shown && error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : shown && total === 0 ? (
        <EmptyState icon={ChartColumn} title={t('statistics.no_registrations')} text={t('statistics.noneText')} />
      ) : !shown ? (
        isFetching && <ListSkeleton />
      ) : (
        <div className={style.sides} aria-busy={isFetching}>
          <Stack className={style.chart} gap={16}>
            <Row>
              <Text as="h2" weight="semibold">
                {title}
              </Text>
              <Grow />
              <Text tone="muted">
                {by === 'postal' && counts.length > MOST_BARS && (
                  <FormattedMessage id="statistics.most" values={{ count: MOST_BARS }} />
                )}
                {bars.some(({ running }) => running) && (
                  <span className={style.running}>
                    <FormattedMessage id={`statistics.running.${period}`} values={{ day: formatDay(now) }} />
                  </span>
                )}
              </Text>
            </Row>
            <Suspense fallback={null}>
              <Chart
                label={title}
                counts={bars}
                below={words.below}
                onOpen={(count) => {
                  const list = target(count);
                  if (list) void navigate(list);
                }}
              />
            </Suspense>
          </Stack>
          <div className={style.table}>
            <CountTable
              key={by}
              label={title}
              head={head}
              counts={counts}
              total={total}
              name={words.name}
              to={target}
              initial={{ by: by === 'postal' ? 'total' : 'key', descending: true }}
            />
          </div>
        </div>
      )}
    </Pane>
  );
}
