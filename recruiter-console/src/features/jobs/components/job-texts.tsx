import { formatDay } from '@byline/web-kit/dates';
import { useIntl } from 'react-intl';
import type { JobResponse } from '../../../api';
import { messages } from '../messages';

type Days = Pick<JobResponse, 'from' | 'to'>;

/** "02/11/2026 – 18/12/2026", or the day that is known. */
export function usePeriod(): (days: Days) => string {
  const { formatMessage } = useIntl();
  return ({ from, to }) => {
    if (from && to) return `${formatDay(from)} – ${formatDay(to)}`;
    if (from) return formatMessage(messages.from, { date: formatDay(from) });
    return to ? formatMessage(messages.until, { date: formatDay(to) }) : '';
  };
}

/** Everybody who applied, and those who wait for an answer. */
export function countsOf({ jobapplications }: Pick<JobResponse, 'jobapplications'>) {
  const { pending = 0, rejected = 0, successful = 0 } = jobapplications ?? {};
  return { all: pending + rejected + successful, pending };
}
