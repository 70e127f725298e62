import { longDay } from '@byline/shared-types/domain';
import { useLanguage, useT } from '@byline/web-kit/i18n';
import type { AnsweredWorkDto } from '../../api';
import textStyle from '../ui/text.module.css';

/** The period of work of a job or an application: "Work from 7 December 2026 to 26 February 2027 · 3 days a week". */
export function Work({ work: { workFrom: from, workTo: to, workDays: days } }: { work: AnsweredWorkDto }) {
  const t = useT();
  const language = useLanguage();
  if (!from) return null;
  // A line breaks around a date, not within it.
  const day = (value: string): string => longDay(value, language).replaceAll(' ', '\u00a0');
  const end = to === null ? 'none' : to === from ? 'same' : day(to);
  const period = t('applications.work', { from: day(from), to: end });
  return (
    <p className={`${textStyle.small} ${textStyle.secondary}`}>
      {days === null ? period : `${period} · ${t('availability.daysPerWeek', { days })}`}
    </p>
  );
}
