import { messageId, useField } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import type { Choice } from '@byline/web-kit/names';
import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState, type ReactNode } from 'react';
import { Tag } from '../Tag';
import { Text } from '../Text';
import { FieldFrame } from './FieldFrame';
import { SearchFailed } from './SearchFailed';
import style from './TagsField.module.css';

interface TagsFieldProps {
  name: string;
  label: ReactNode;
  /** The options for the typed text. */
  optionsFor: (text: string) => readonly Choice[];
  /** For options from the server. */
  onSearch?: (text: string) => void;
  loading?: boolean;
  /** Retries a failed search. */
  onRetry?: (() => void) | undefined;
  labelOf: (value: string) => string;
  max: number;
}

/** Several values in a Formik form, each with a cross, and an input that adds more. */
export function TagsField(props: TagsFieldProps) {
  const { name, label, optionsFor, onSearch, onRetry, loading = false, labelOf, max } = props;
  const t = useT();
  const field = useField<string[]>(name);
  // Keeps the typed text when an answer of the server arrives.
  const [text, setText] = useState('');
  const write = (typed: string): void => {
    setText(typed);
    onSearch?.(typed);
  };
  const found = optionsFor(text.trim()).filter(({ value }) => !field.value.includes(value));
  return (
    <FieldFrame id={field.id} label={label} error={field.error}>
      <Autocomplete<Choice, true, true, false, 'div', string>
        id={field.id}
        multiple
        disableClearable
        openOnFocus
        autoHighlight
        forcePopupIcon={false}
        className={style.field}
        options={loading || onRetry ? [] : found}
        filterOptions={(all) => all}
        getOptionValue={({ value }) => value}
        getOptionKey={({ value }) => value}
        value={[...field.value]}
        inputValue={text}
        loading={loading}
        loadingText={t('state.loading')}
        noOptionsText={onRetry ? <SearchFailed onRetry={onRetry} /> : t('common.noOptions')}
        onInputChange={(_, typed, reason) => {
          if (reason === 'input') write(typed);
        }}
        onChange={(_, next) => {
          field.setValue(next.slice(0, max));
          write('');
        }}
        onBlur={() => {
          write('');
          field.leave();
        }}
        renderOption={({ key, ...item }, option) => (
          <li key={key} {...item}>
            <Text cut title={option.label}>
              {option.label}
            </Text>
          </li>
        )}
        renderValue={(items, itemProps) =>
          items.map((item, index) => {
            const { onDelete, tabIndex } = itemProps({ index });
            const label = labelOf(item);
            return (
              <Tag key={item} remove={{ label: t('common.removeNamed', { name: label }), onClick: onDelete, tabIndex }}>
                {label}
              </Tag>
            );
          })
        }
        renderInput={(params) => (
          <OutlinedInput
            {...params.slotProps.input}
            fullWidth
            error={field.error !== undefined}
            placeholder={t('common.add')}
            slotProps={{ input: { ...params.slotProps.htmlInput, 'aria-describedby': messageId(field.id) } }}
          />
        )}
      />
    </FieldFrame>
  );
}
