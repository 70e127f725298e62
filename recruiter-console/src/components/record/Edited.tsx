import { formatDay, formatMoment, formatTime, now } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';

/** When a text was edited: the time if today, otherwise the date; null if it was never edited. */
export function useEditedText(): (editedAt: string | null) => string | null {
  const t = useT();
  return (editedAt) => {
    if (!editedAt) return null;
    const isToday = formatDay(editedAt) === formatDay(new Date(now()).toISOString());
    return t('written.edited', { time: isToday ? formatTime(editedAt) : formatDay(editedAt) });
  };
}

/** The same text, with the exact moment as its tooltip. */
export function Edited({ editedAt }: { editedAt: string | null }) {
  const text = useEditedText()(editedAt);
  return text && <span title={formatMoment(editedAt)}>{text}</span>;
}
