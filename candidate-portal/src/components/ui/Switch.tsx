import style from './Switch.module.css';
import textStyle from './text.module.css';

interface SwitchProps {
  label: string;
  labelId?: string;
  /** A text below the label. */
  hint?: string;
  /** Not bold, for one switch of many. */
  plain?: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch that takes effect immediately, without a save button. */
export function Switch({ label, labelId, hint, plain = false, checked, onChange }: SwitchProps) {
  return (
    <label className={style.switch}>
      <span>
        <span id={labelId} className={plain ? undefined : textStyle.strong}>
          {label}
        </span>
        {hint && <small className={`${textStyle.block} ${textStyle.small} ${textStyle.secondary}`}>{hint}</small>}
      </span>
      <input type="checkbox" role="switch" checked={checked} onChange={(event) => onChange(event.target.checked)} />
    </label>
  );
}
