import { withFirst } from '@byline/shared-types/domain';
import { formatDay } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { countryName } from '@byline/web-kit/names';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { regional } from '../../lib/regional';
import type { Count, Period, SOURCES } from './periods';
import type { StatsState } from './stats-address';

/** The name of a bar: in full for the table, short below the bar. */
export function useCountWords({ by, period }: Pick<StatsState, 'by' | 'period'>) {
  const t = useT();
  const { locale } = useIntl();
  return useMemo(() => {
    const of = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(regional(locale), { ...options, timeZone: 'UTC' });
    const month = of({ month: 'long', year: 'numeric' });
    const short = of({ month: 'short' });
    const days = of({ day: 'numeric', month: 'long', year: 'numeric' });
    const day = ({ key }: Count): string => withFirst(days.format(new Date(key)), locale);
    const range = (from: string, to: string): string =>
      withFirst(days.formatRange(new Date(from), new Date(to)), locale);
    const full: Record<Period, (count: Count) => string> = {
      year: ({ key }) => key.slice(0, 4),
      month: ({ key }) => month.format(new Date(key)),
      week: ({ from, to, key }) => range(from ?? key, to ?? key),
      day,
      range: day,
    };
    const below = (key: string, isFirst: boolean): string => {
      const year = key.slice(0, 4);
      if (period === 'year') return year;
      if (period !== 'month') return formatDay(key).slice(0, 5);
      return isFirst || key.slice(5, 7) === '01'
        ? `${short.format(new Date(key))}\n${year}`
        : short.format(new Date(key));
    };
    // docs/domain/statistics.md#places
    const place = ({ place }: Count): string => {
      if (!place) return t('statistics.unknown');
      const { postal, city, country } = place;
      return [[postal, city].filter(Boolean).join(' '), country && countryName(country, locale)]
        .filter(Boolean)
        .join(', ');
    };
    // As short as a postal code, because the chart leaves out a label that is wider than its bar.
    const shortPostal = (key: string): string => key.split(' ')[0] || '?';
    const source = (key: string): string => t(`statistics.source.${key as (typeof SOURCES)[number]}`);
    const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
    if (by === 'postal') return { name: place, below: shortPostal };
    if (by === 'source') return { name: ({ key }: Count) => source(key), below: source };
    return { name: (count: Count) => capital(full[period](count)), below };
  }, [by, period, t, locale]);
}
