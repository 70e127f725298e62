import { DAY_MS, JOB_CLOSING_DAYS, type JobTimeState } from '@byline/shared-types/domain';
import { formatDay, today } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';

type Day = string | null | undefined;

/** "02/11/2026 – 18/12/2026", or the only or known date. */
export function usePeriod(): (from: Day, to: Day) => string {
  const t = useT();
  return (from, to) => {
    if (from && from === to) return formatDay(from);
    if (from && to) return `${formatDay(from)} – ${formatDay(to)}`;
    if (from) return t('jobs.from', { date: formatDay(from) });
    return to ? t('jobs.until', { date: formatDay(to) }) : '';
  };
}

interface Work {
  workFrom?: Day;
  workTo?: Day;
  workDays?: number | null;
}

/** "07/12/2026 – 26/02/2027 · 3 days a week", the period of work of a job; empty without one. */
export function useWork(): (work: Work) => string {
  const t = useT();
  const period = usePeriod();
  return ({ workFrom, workTo, workDays }) =>
    [period(workFrom, workTo), workDays && t('availability.daysPerWeek', { days: workDays })]
      .filter(Boolean)
      .join(' · ');
}

/** Derives the state from the days alone, as the API does for a job (docs/domain/recruiting.md#job-time). */
export function timeStateOf(from: Day, to: Day, day = today()): JobTimeState {
  if (!from && !to) return 'none';
  if (from && day < from) return 'future';
  return to && day > to ? 'finished' : 'ongoing';
}

/** The days left of an open job whose links close soon (docs/domain/recruiting.md#closed-jobs); null for others. */
export function closingIn({ timeState, to }: { timeState: JobTimeState; to?: Day }, day = today()): number | null {
  if (timeState === 'finished' || !to) return null;
  const days = Math.round((Date.parse(to) - Date.parse(day)) / DAY_MS);
  return days <= JOB_CLOSING_DAYS ? days : null;
}
