import { stateWords } from '@byline/web-kit/ui';
import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Check, ChevronDown, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Text } from '../Text';
import { common } from '../../../i18n/common';
import type { Choice } from '@byline/web-kit/names';
import { messageId } from './FieldFrame';
import style from './Picker.module.css';

interface PickerProps {
  id: string;
  options: readonly Choice[];
  /** Chosen values; one at most unless `multiple`. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  multiple?: boolean;
  placeholder?: string;
  label?: string;
  error?: boolean;
  disabled?: boolean;
  loading?: boolean;
  clearable?: boolean;
  /** What is said where nothing is found, unless it is that. */
  nothing?: string;
  /** For options that come from the server: what was typed, already filtered there. */
  onSearch?: (text: string) => void;
  renderOption?: (option: Choice) => ReactNode;
  onBlur?: () => void;
}

/** Chooses one or several of many by typing; what is chosen is shown as text, with a check mark in the list. */
export function Picker(props: PickerProps) {
  const { id, options, value, onChange, multiple = false, placeholder, label, error = false, onSearch } = props;
  const { formatMessage } = useIntl();
  const known = new Map(options.map((option) => [option.value, option]));
  const chosen = value.map((item) => known.get(item) ?? { value: item, label: item });
  const shared = {
    id,
    options: [...chosen.filter((option) => !known.has(option.value)), ...options],
    disabled: props.disabled ?? false,
    loading: props.loading ?? false,
    disableClearable: props.clearable === false,
    openOnFocus: false,
    autoHighlight: true,
    popupIcon: <ChevronDown size={12} />,
    clearIcon: <X size={12} />,
    noOptionsText: props.nothing ?? formatMessage(common.noOptions),
    loadingText: formatMessage(stateWords.loading),
    clearText: formatMessage(common.clear),
    openText: formatMessage(common.search),
    closeText: formatMessage(common.close),
    getOptionLabel: (option: Choice) => option.label,
    getOptionKey: (option: Choice) => option.value,
    isOptionEqualToValue: (option: Choice, other: Choice) => option.value === other.value,
    onInputChange: (_: unknown, text: string, reason: string) => {
      if (reason === 'input' || reason === 'clear') onSearch?.(text);
    },
    ...(onSearch && { filterOptions: (found: Choice[]) => found }),
    ...(props.onBlur && { onBlur: props.onBlur }),
    renderOption: (
      { key, ...item }: React.HTMLAttributes<HTMLLIElement> & { key: unknown },
      option: Choice,
      { selected }: { selected: boolean },
    ) => (
      <li key={String(key)} {...item}>
        <Text grow cut title={option.label}>
          {props.renderOption?.(option) ?? option.label}
        </Text>
        {selected && <Check />}
      </li>
    ),
    renderInput: (params: { slotProps: { input: object; htmlInput: object } }) => (
      <OutlinedInput
        {...params.slotProps.input}
        fullWidth
        error={error}
        placeholder={chosen.length === 0 ? (placeholder ?? formatMessage(common.any)) : ''}
        slotProps={{
          input: {
            ...params.slotProps.htmlInput,
            ...(label !== undefined && { 'aria-label': label }),
            'aria-describedby': messageId(id),
          },
        }}
      />
    ),
  };
  if (multiple) {
    return (
      <Autocomplete<Choice, true, boolean>
        {...shared}
        multiple
        disableCloseOnSelect
        className={style.several}
        value={chosen}
        onChange={(_, next) => onChange(next.map((option) => option.value))}
        renderValue={(items) => <span className={style.chosen}>{items.map((item) => item.label).join(', ')}</span>}
      />
    );
  }
  return (
    <Autocomplete<Choice, false, boolean>
      {...shared}
      value={chosen[0] ?? null}
      onChange={(_, next) => onChange(next ? [next.value] : [])}
    />
  );
}
