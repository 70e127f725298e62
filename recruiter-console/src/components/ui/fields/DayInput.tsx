import { formatDay, parseDay } from '@byline/web-kit/dates';
import { useState } from 'react';
import { DateInput } from './DateInput';

interface DayInputProps {
  id: string;
  label: string;
  /** `YYYY-MM-DD`; empty for none. */
  value: string;
  error?: boolean;
  onChange: (day: string) => void;
}

/** A day as typed; its value is `YYYY-MM-DD` as soon as the text is a day. */
export function DayInput({ label, value, onChange, id, error = false }: DayInputProps) {
  const [text, setText] = useState(formatDay(value));
  const [shown, setShown] = useState(value);
  if (value !== shown) {
    // Cleared or set from outside.
    setShown(value);
    setText(formatDay(value));
  }
  return (
    <DateInput
      id={id}
      label={label}
      value={text}
      error={error || (text !== '' && parseDay(text) === null && text.length >= 10)}
      onChange={(next) => {
        const day = parseDay(next) ?? '';
        setText(next);
        setShown(day);
        onChange(day);
      }}
    />
  );
}
