import style from './Switch.module.css';
import textStyle from './text.module.css';
interface SwitchProps {
  label: string;
  labelId?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** On or off at once, without a save button. */
export function Switch({ label, labelId, checked, onChange }: SwitchProps) {
  return (
    <label className={style.switch}>
      <span id={labelId} className={textStyle.strong}>
        {label}
      </span>
      <input type="checkbox" role="switch" checked={checked} onChange={(event) => onChange(event.target.checked)} />
    </label>
  );
}
