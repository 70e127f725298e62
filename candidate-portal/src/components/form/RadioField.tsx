import { visuallyHidden } from '@byline/web-kit/ui';
import type { ReactNode } from 'react';
import { OtherText } from './Clash';
import { ErrorLine } from '../ui/ErrorLine';
import { useField } from '@byline/web-kit/form';
import fieldStyle from './field.module.css';
import checkStyle from './check.module.css';
import rowStyle from './row.module.css';

interface RadioChoice {
  value: string;
  label: ReactNode;
}

interface RadioFieldProps {
  name: string;
  label: string;
  /** The name in the error summary, if the label is a question. */
  summaryLabel?: string;
  /** Keeps the question for screen readers only, because e.g. a dialog's title already asks it. */
  hideLabel?: boolean;
  inRow?: boolean;
  choices: readonly RadioChoice[];
}

/** A question with a few answers. The values are strings. */
export function RadioField({ name, label, summaryLabel, hideLabel = false, inRow = false, choices }: RadioFieldProps) {
  const field = useField(name, summaryLabel ?? label);
  const radios = choices.map(({ value, label: text }, index) => (
    <label className={checkStyle.check} key={value}>
      <input
        id={index === 0 ? field.id : undefined}
        type="radio"
        name={field.id}
        value={value}
        checked={field.value === value}
        aria-invalid={field.error ? true : undefined}
        aria-describedby={field.error ? field.errorId : undefined}
        onChange={() => field.setValue(value)}
      />
      <span>{text}</span>
    </label>
  ));
  return (
    <fieldset className={fieldStyle.field}>
      <legend className={hideLabel ? visuallyHidden : undefined}>{label}</legend>
      {inRow ? <div className={`${rowStyle.row} ${rowStyle.together}`}>{radios}</div> : <div>{radios}</div>}
      {field.error && <ErrorLine id={field.errorId}>{field.error}</ErrorLine>}
      <OtherText
        field={field}
        words={(other) => {
          const shown = choices.find((choice) => choice.value === other)?.label;
          return typeof shown === 'string' ? shown : other;
        }}
      />
    </fieldset>
  );
}
