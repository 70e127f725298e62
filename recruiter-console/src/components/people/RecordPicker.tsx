import { Picker, type PickerProps } from '../ui/fields/Picker';

export interface RecordPickerProps<T> {
  id: string;
  value: T | null;
  onChange: (record: T | null) => void;
  placeholder: string;
  /** The accessible name, for a picker without a visible label. */
  label?: string;
  error?: boolean;
  required?: boolean;
  autoFocus?: boolean;
}

interface FoundProps<T> extends RecordPickerProps<T> {
  found: readonly T[];
  /** The state of the search. */
  search: Pick<PickerProps, 'onSearch' | 'loading' | 'onRetry'>;
  labelOf: (record: T) => string;
  nothing?: string;
}

/** Picks one record from the results of a search on the server. */
export function RecordPicker<T extends { _id: string }>(props: FoundProps<T>) {
  const {
    id,
    value,
    onChange,
    placeholder,
    label,
    error = false,
    required = false,
    autoFocus = false,
    found,
    search,
    labelOf,
    nothing,
  } = props;
  const choice = (record: T) => ({ value: record._id, label: labelOf(record) });
  const choose = ([chosen]: string[]): void => {
    const known = [...found, ...(value ? [value] : [])];
    onChange(known.find(({ _id }) => _id === chosen) ?? null);
  };
  return (
    <Picker
      id={id}
      {...(label && { label })}
      placeholder={placeholder}
      error={error}
      required={required}
      autoFocus={autoFocus}
      options={found.map(choice)}
      chosen={value ? [choice(value)] : []}
      value={value ? [value._id] : []}
      onChange={choose}
      {...search}
      {...(nothing && { nothing })}
    />
  );
}
