import { formatDay, parseDay } from '@byline/web-kit/dates';
import { useState } from 'react';
import { DateInput } from './DateInput';

interface DayInputProps {
  id: string;
  label: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  error?: boolean;
  onChange: (day: string) => void;
}

/** A field for a day; its value is `YYYY-MM-DD` once the text is a valid day. */
export function DayInput({ label, value, onChange, id, error = false }: DayInputProps) {
  const [text, setText] = useState(formatDay(value));
  const [shown, setShown] = useState(value);
  if (value !== shown) {
    // The value was cleared or set from outside.
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
