import checkStyle from '../../../../components/form/check.module.css';
import fieldStyle from '../../../../components/form/field.module.css';
import style from './Checks.module.css';

interface ChecksProps<Value extends string> {
  legend: string;
  choices: readonly { value: Value; label: string }[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
}

/** Any of several short choices, as checkboxes in a row that wraps. */
export function Checks<Value extends string>({ legend, choices, value, onChange }: ChecksProps<Value>) {
  const toggle = (one: Value): void =>
    onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one]);
  return (
    <fieldset className={fieldStyle.field}>
      <legend className={`${fieldStyle.label} ${style.legend}`}>{legend}</legend>
      <div className={style.checks}>
        {choices.map((choice) => (
          <label className={checkStyle.check} key={choice.value}>
            <input type="checkbox" checked={value.includes(choice.value)} onChange={() => toggle(choice.value)} />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
