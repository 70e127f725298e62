import { useField } from '@byline/web-kit/form';
import type { Choice } from '@byline/web-kit/names';
import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { common } from '../../../i18n/common';
import { Tag } from '../Tag';
import { Text } from '../Text';
import { FieldFrame, messageId } from './FieldFrame';
import style from './TagsField.module.css';

interface TagsFieldProps {
  name: string;
  label: ReactNode;
  /** What can be added, for the text that was typed. */
  optionsFor: (text: string) => readonly Choice[];
  /** For options that come from the server. */
  onSearch?: (text: string) => void;
  loading?: boolean;
  labelOf: (value: string) => string;
  max: number;
}

/** Several values in a Formik form, each with a cross, and "Add" to type or choose another. */
export function TagsField({ name, label, optionsFor, onSearch, loading = false, labelOf, max }: TagsFieldProps) {
  const { formatMessage } = useIntl();
  const field = useField<string[]>(name);
  const chosen = field.value.map((value) => ({ value, label: labelOf(value) }));
  return (
    <FieldFrame id={field.id} label={label} error={field.error} optional>
      <Autocomplete<Choice, true, true>
        id={field.id}
        multiple
        disableClearable
        filterSelectedOptions
        openOnFocus
        autoHighlight
        forcePopupIcon={false}
        className={style.field}
        options={[]}
        value={chosen}
        loading={loading}
        noOptionsText={formatMessage(common.noOptions)}
        getOptionKey={({ value }) => value}
        isOptionEqualToValue={(option, other) => option.value === other.value}
        filterOptions={(_, { inputValue }) =>
          optionsFor(inputValue.trim()).filter(({ value }) => !field.value.includes(value))
        }
        onInputChange={(_, text, reason) => onSearch?.(reason === 'input' ? text : '')}
        onChange={(_, next) => field.setValue(next.slice(0, max).map(({ value }) => value))}
        onBlur={field.leave}
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
            const remove = formatMessage(common.removeNamed, { name: item.label });
            return (
              <Tag key={item.value} remove={{ label: remove, onClick: onDelete, tabIndex }}>
                <Text cut title={item.label}>
                  {item.label}
                </Text>
              </Tag>
            );
          })
        }
        renderInput={(params) => (
          <OutlinedInput
            {...params.slotProps.input}
            fullWidth
            error={field.error !== undefined}
            placeholder={formatMessage(common.add)}
            slotProps={{ input: { ...params.slotProps.htmlInput, 'aria-describedby': messageId(field.id) } }}
          />
        )}
      />
    </FieldFrame>
  );
}
