import { useAddressParams } from '@byline/web-kit/address';
import { formatDay, today } from '@byline/web-kit/dates';
import { saveBlob } from '@byline/web-kit/files';
import { useT } from '@byline/web-kit/i18n';
import { countryName } from '@byline/web-kit/names';
import { SkeletonBar } from '@byline/web-kit/ui';
import { ChartColumn } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { Grow } from '../../../components/layout/Grow';
import { Pane, PaneHead } from '../../../components/layout/Pane';
import { Row, Stack } from '../../../components/layout/Stack';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { EmptyState, ErrorState } from '../../../components/ui/States';
import { Text } from '../../../components/ui/Text';
import { csvOf } from '../csv';
import { beginsLate, shareOf, type Count } from '../periods';
import { pictureOf } from '../picture';
import { formatStats, listOf, parseStats, type StatsState } from '../stats-address';
import { useCounts } from '../useCounts';
import { useCountWords } from '../useCountWords';
import { CountTable } from './CountTable';
import { PartialKey } from './PartialKey';
import { SaveActions } from './SaveActions';
import style from './statistics.module.css';
import { StatsFilters } from './StatsFilters';
import { StatsLinks } from './StatsLinks';

const loadChart = () => import('./Chart');
const Chart = lazy(loadChart);

/** The most bars of the chart by postal code. The table shows all. */
const MOST_BARS = 20;

/**
 * Registrations by period or by postal code, or applications by source, as a chart and a table with downloads. A failed request opens no dialog
 * (docs/domain/statistics.md#failures).
 */
export function Statistics() {
  const t = useT();
  const { formatNumber, locale } = useIntl();
  const navigate = useNavigate();
  // Loads the chart's code together with the numbers.
  useEffect(() => void loadChart(), []);
  const [params, setParams] = useAddressParams();
  const now = today();
  const asked = useMemo(() => parseStats(params, now), [params, now]);
  const change = (next: Partial<StatsState>, replace = false): void =>
    setParams((newest) => formatStats({ ...parseStats(newest, now), ...next }, now), { replace });
  const { state, data: shown, error, isFetching, refetch } = useCounts(asked, now);
  const { by, period, from, to } = state;
  const words = useCountWords(state);
  const counts = shown?.counts ?? [];
  const bars = by === 'postal' ? counts.slice(0, MOST_BARS) : counts;
  const ofSource = by === 'source';
  const title = t(by === 'period' ? `statistics.per.${period}` : `statistics.per.${by}`);
  const head = t(by === 'period' ? `statistics.${period === 'range' ? 'day' : period}` : `statistics.${by}`);
  const unit = t(ofSource ? 'statistics.applications' : 'statistics.registrations');
  const total = shown?.total ?? 0;
  const target = (count: Count): string | null => {
    if (ofSource) return null;
    if (by === 'postal') return count.place ? listOf(state, count.place) : null;
    return listOf(state, { from: count.from ?? from, to: count.to ?? to });
  };
  /** A postal code has columns of its own for place and country. */
  const cells = (count: Count): string[] => {
    if (by !== 'postal') return [words.name(count)];
    const { postal, city, country } = count.place ?? { postal: t('statistics.unknown'), city: '', country: '' };
    return [postal, city ?? '', country ? countryName(country, locale) : ''];
  };
  /** Which days of a period that is counted in part the number has. */
  const counted = (count: Count): string =>
    [
      ...(beginsLate(count) ? [t('statistics.fromDay', { day: formatDay(count.from) })] : []),
      ...(count.running ? [t('statistics.untilDay', { day: formatDay(now) })] : []),
    ].join(' ');
  const fileName = `${t('statistics.file')} ${from} ${to}`;
  const saveTable = (): void => {
    const share = (count: Count): string =>
      formatNumber(100 * shareOf(count.total, total), { maximumFractionDigits: 1, useGrouping: false });
    const ofPeriod = by === 'period';
    const rows = counts.map((count) => [
      ...[...cells(count), count.total, share(count)],
      ...(ofPeriod ? [counted(count)] : []),
    ]);
    const places = by === 'postal' ? [t('candidateField.city'), t('candidateField.country')] : [];
    const heads = [
      head,
      ...places,
      unit,
      `${t('statistics.share')} (%)`,
      ...(ofPeriod ? [t('statistics.counted')] : []),
    ];
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
            <FormattedMessage
              id={ofSource ? 'statistics.totalApplications' : 'statistics.total'}
              values={{ count: total }}
            />
          ) : isFetching ? (
            <SkeletonBar width={200} height={24} />
          ) : (
            t('statistics.title')
          )}
        </Text>
        <StatsLinks current="/settings/stats" />
        <Grow />
        <SaveActions disabled={total === 0} onTable={saveTable} onPicture={() => void savePicture()} />
      </PaneHead>
      <StatsFilters state={asked} onChange={change} />
      {!shown && error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : shown && total === 0 ? (
        <EmptyState
          icon={ChartColumn}
          title={t(ofSource ? 'statistics.noApplications' : 'statistics.no_registrations')}
          text={t(ofSource ? 'statistics.noneEarlier' : 'statistics.noneText')}
        />
      ) : !shown ? (
        isFetching && <ListSkeleton />
      ) : (
        <div className={style.sides} aria-busy={isFetching}>
          <Stack className={style.chart} gap={16}>
            <Row wrap>
              <Text as="h2" weight="semibold">
                {title}
              </Text>
              <Grow />
              <Text tone="muted">
                {by === 'postal' && counts.length > MOST_BARS && (
                  <FormattedMessage id="statistics.most" values={{ count: MOST_BARS }} />
                )}
                <PartialKey {...{ bars, period, now }} name={words.name} />
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
              unit={unit}
              name={words.name}
              to={target}
              initial={{ by: by === 'period' ? 'key' : 'total', descending: true }}
            />
          </div>
        </div>
      )}
    </Pane>
  );
}
