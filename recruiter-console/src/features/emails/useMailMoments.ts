import { formatDay, formatMoment, formatTime, now, today } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { addDays } from '../../lib/days';

type Day = 'yesterday' | 'today' | 'tomorrow' | 'other';

function dayOf(moment: string): Day {
  const current = today();
  const day = today(new Date(moment));
  if (day === current) return 'today';
  if (day === addDays(current, -1)) return 'yesterday';
  return day === addDays(current, 1) ? 'tomorrow' : 'other';
}

const currentYear = (moment: string): boolean => formatDay(moment).endsWith(today(new Date(now())).slice(0, 4));
const shortDay = (moment: string): string => formatDay(moment).slice(0, currentYear(moment) ? 5 : undefined);

/** Moments of mails in words. */
export function useMailMoments() {
  const t = useT();
  return {
    /** The hour today, then "yesterday", then the day. */
    short: (moment: string): string => {
      const day = dayOf(moment);
      if (day === 'today') return formatTime(moment);
      return day === 'yesterday' ? t('conversations.yesterday') : shortDay(moment);
    },
    /** With the hour. */
    long: (moment: string): string => {
      const day = dayOf(moment);
      if (day === 'today') return t('conversations.todayAt', { time: formatTime(moment) });
      if (day === 'yesterday') return t('conversations.yesterdayAt', { time: formatTime(moment) });
      return formatMoment(moment);
    },
    /** When a conversation that is put off waits again. */
    back: (moment: string): string => t('conversations.laterUntil', { day: dayOf(moment), date: shortDay(moment) }),
    /** When a held mail should have left. */
    heldFor: (moment: string): string =>
      t('conversations.heldFor', { day: dayOf(moment), date: shortDay(moment), time: formatTime(moment) }),
    /** When a waiting mail leaves. */
    leaves: (moment: string): string =>
      t('conversations.leaves', { day: dayOf(moment), date: shortDay(moment), time: formatTime(moment) }),
  };
}
