import { withFirst } from '@byline/shared-types/domain';
import { currentYear, today } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { useIntl } from 'react-intl';
import { addDays } from '../../lib/days';
import { regional } from '../../lib/regional';

/** A day as a heading: "Today, 19 November", "12 November", with the year if it is not this one. */
export function useDayName(): (day: string) => string {
  const t = useT();
  const { locale } = useIntl();
  return (day) => {
    const isThisYear = day.startsWith(String(currentYear()));
    const written = new Date(day).toLocaleDateString(regional(locale), {
      ...{ timeZone: 'UTC', day: 'numeric', month: 'long' },
      ...(!isThisYear && { year: 'numeric' }),
    });
    const date = withFirst(written, locale);
    if (day === today()) return t('timeline.today', { date });
    return day === addDays(today(), -1) ? t('timeline.yesterday', { date }) : date;
  };
}
