import { formatDay, parseDay } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { useId, useState } from 'react';
import { DateInput } from '../../../components/ui/fields/DateInput';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import style from './DayInput.module.css';

interface DayInputProps {
  label: string;
  /** `YYYY-MM-DD` */
  day: string;
  error?: string | undefined;
  onDay: (day: string) => void;
}

/** A day of the address, to type or to pick. An unfinished day stays in the field and does not change the address. */
export function DayInput({ label, day, error, onDay }: DayInputProps) {
  const t = useT();
  const id = useId();
  const [{ text, seen }, setTyped] = useState({ text: formatDay(day), seen: day });
  if (day !== seen) setTyped({ text: parseDay(text) === day ? text : formatDay(day), seen: day });
  const wrong = parseDay(text) === null ? t('statistics.noDay') : error;
  const type = (next: string): void => {
    setTyped({ text: next, seen });
    const found = parseDay(next);
    if (found) onDay(found);
  };
  return (
    <div className={style.day}>
      <FieldFrame id={id} label={label} error={wrong}>
        <DateInput id={id} value={text} onChange={type} error={wrong !== undefined} />
      </FieldFrame>
    </div>
  );
}
