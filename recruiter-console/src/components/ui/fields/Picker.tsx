import { messageId } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import { matchingLanguages, type Choice } from '@byline/web-kit/names';
import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import clsx from 'clsx';
import { Check, ChevronDown, X } from 'lucide-react';
import { Text } from '../Text';
import style from './Picker.module.css';
import { SearchFailed } from './SearchFailed';
import { usePickerText } from './usePickerText';

export interface PickerProps {
  id: string;
  options: readonly Choice[];
  /** Ids of the selected options; at most one unless `multiple`. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** The selected options with their names, if `options` come from a search. */
  chosen?: readonly Choice[];
  multiple?: boolean;
  /** Shows all selected options on several lines, where a form has the room. */
  wraps?: boolean;
  placeholder?: string;
  label?: string;
  error?: boolean;
  disabled?: boolean;
  required?: boolean;
  autoFocus?: boolean;
  clearable?: boolean;
  /** For options from the server: receives the typed text, and an empty text after a choice, Escape or blur. */
  onSearch?: (text: string) => void;
  /** The options for the typed text are loading. */
  loading?: boolean;
  /** Retries a failed search. */
  onRetry?: (() => void) | undefined;
  /** The text without a match, if it differs from the default. */
  nothing?: string;
  onBlur?: () => void;
}

/** Languages also match by their names in other languages. */
const hasWords = ([first]: readonly Choice[]): boolean => first?.words !== undefined;

/** Picks one or several of many options by typing; shows the selection as text, with check marks in the list. */
export function Picker(props: PickerProps) {
  const { id, options, value, onChange, onSearch, onRetry } = props;
  const { multiple = false, clearable = true, loading = false } = props;
  const t = useT();
  const text = usePickerText({ onSearch, onIdleEnter: onRetry });
  const known = new Map([...(props.chosen ?? []), ...options].map((option) => [option.value, option]));
  const chosen = value.map((item) => known.get(item) ?? { value: item, label: '…' });
  const rests = text.typed === null;
  const unlisted = chosen.filter((item) => !options.some((option) => option.value === item.value));
  const matches = loading || onRetry ? [] : options;
  const take = (option: Choice): void => {
    const without = value.filter((item) => item !== option.value);
    if (!multiple) onChange([option.value]);
    else onChange(without.length < value.length ? without : [...value, option.value]);
  };
  // While the user types, the library gets an empty value: otherwise it highlights the value instead of the first
  // match.
  const told = rests ? value : [];
  return (
    <Autocomplete<Choice, boolean, boolean, false, 'div', string>
      id={id}
      multiple={multiple}
      disableCloseOnSelect={multiple}
      disableClearable={!clearable}
      disabled={props.disabled ?? false}
      autoHighlight={text.typed !== ''}
      {...(multiple && { className: style.several, renderValue: () => null })}
      options={rests ? [...unlisted, ...options] : matches}
      {...(onSearch && { filterOptions: (found) => found })}
      {...(hasWords(options) && { filterOptions: (found, { inputValue }) => matchingLanguages(found, inputValue) })}
      getOptionValue={(option) => option.value}
      getOptionKey={(option) => option.value}
      value={multiple ? [...told] : (told[0] ?? null)}
      inputValue={text.typed ?? (multiple ? '' : (chosen[0]?.label ?? ''))}
      onInputChange={(_, typed, reason) => {
        if (reason !== 'input') return;
        text.write(multiple && typed === '' ? null : typed);
        if (typed === '' && clearable && !multiple) onChange([]);
      }}
      onChange={({ type }, _, __, details) => {
        if (details) take(details.option);
        else if (type === 'click') onChange([]);
        else return; // the user erased the text: onInputChange handles it
        text.end();
      }}
      onKeyDown={text.onKeyDown}
      onBlur={(event) => {
        text.onBlur(event);
        props.onBlur?.();
      }}
      loading={loading}
      loadingText={t('state.loading')}
      noOptionsText={onRetry ? <SearchFailed onRetry={onRetry} /> : (props.nothing ?? t('common.noOptions'))}
      popupIcon={<ChevronDown size={12} />}
      clearIcon={<X size={12} />}
      clearText={t('common.clear')}
      openText={t('common.search')}
      closeText={t('common.close')}
      renderOption={({ key, ...item }, option) => (
        <li key={key} {...item} aria-selected={value.includes(option.value)}>
          <Text grow cut title={option.label}>
            {option.label}
          </Text>
          {value.includes(option.value) && <Check />}
        </li>
      )}
      renderInput={({ slotProps }) => (
        <OutlinedInput
          {...slotProps.input}
          fullWidth
          autoFocus={props.autoFocus ?? false}
          error={props.error ?? false}
          placeholder={chosen.length === 0 ? (props.placeholder ?? t('common.any')) : ''}
          {...(multiple &&
            chosen.length > 0 && {
              startAdornment: (
                <span className={clsx(style.chosen, props.wraps && style.wraps)}>
                  {chosen.map(({ label }) => label).join(', ')}
                </span>
              ),
            })}
          slotProps={{
            input: {
              ...slotProps.htmlInput,
              ...(props.label !== undefined && { 'aria-label': props.label }),
              'aria-describedby': messageId(id),
              ...(props.required && { 'aria-required': true }),
            },
          }}
        />
      )}
    />
  );
}
