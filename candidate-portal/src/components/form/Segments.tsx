import { visuallyHidden } from '@byline/web-kit/ui';
import { useId } from 'react';
import style from './segments.module.css';

interface SegmentsProps<Value extends string> {
  legend: string;
  choices: readonly { value: Value; label: string; lang?: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Two to five short choices side by side, one of them chosen; a choice takes effect immediately. */
export function Segments<Value extends string>({ legend, choices, value, onChange }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={style.segments}>
      <legend className={visuallyHidden}>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} lang={choice.lang}>
          <input type="radio" name={name} checked={choice.value === value} onChange={() => onChange(choice.value)} />
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
