interface SwitchProps {
  label: string;
  labelId?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** On or off at once, without a save button. */
export function Switch({ label, labelId, checked, onChange }: SwitchProps) {
  return (
    <label className="check switch">
      <span id={labelId} className="strong">
        {label}
      </span>
      <input type="checkbox" role="switch" checked={checked} onChange={(event) => onChange(event.target.checked)} />
    </label>
  );
}
