import { formatDay, formatMoment, formatTime, now } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';

/** When something was changed after it was written: the time today, the day before that; nothing when it was not. */
export function useEditedText(): (editedAt: string | null) => string | null {
  const t = useT();
  return (editedAt) => {
    if (!editedAt) return null;
    const isToday = formatDay(editedAt) === formatDay(new Date(now()).toISOString());
    return t('written.edited', { time: isToday ? formatTime(editedAt) : formatDay(editedAt) });
  };
}

/** The same beside a name, with the moment as its tooltip. */
export function Edited({ editedAt }: { editedAt: string | null }) {
  const text = useEditedText()(editedAt);
  return text && <span title={formatMoment(editedAt)}>{text}</span>;
}
