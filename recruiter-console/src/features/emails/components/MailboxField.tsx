import { messageId, useField } from '@byline/web-kit/form';
import { PICKER_SUGGESTIONS, SEARCH_DEBOUNCE_MS } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useListUsersQuery, type MailboxDto } from '../../../api';
import { Tag } from '../../../components/ui/Tag';
import { Text } from '../../../components/ui/Text';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import { displayName } from '../../../lib/format';
import { useDebounced } from '../../../lib/useDebounced';
import style from './MailboxField.module.css';

interface MailboxFieldProps {
  name: string;
  label: string;
  /** Allows only one recipient. */
  single?: boolean;
  required?: boolean;
}

/** A typed address is its own name; a suggestion has the name of its user. */
const toMailbox = (item: MailboxDto | string): MailboxDto =>
  typeof item === 'string' ? { name: item.trim(), email: item.trim() } : item;

/** Recipients: suggests a few users by name or address, and takes any typed address. */
export function MailboxField({ name, label, single = false, required = false }: MailboxFieldProps) {
  const t = useT();
  const field = useField<MailboxDto[]>(name);
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), SEARCH_DEBOUNCE_MS);
  const { currentData } = useListUsersQuery({ search, limit: PICKER_SUGGESTIONS }, { skip: search === '' });
  const found = (currentData?.records ?? []).map((person) => ({ name: displayName(person), email: person.email }));
  const put = (items: (MailboxDto | string)[]): void => {
    const boxes = items.map(toMailbox).filter(({ email }) => email !== '');
    field.setValue(single ? boxes.slice(-1) : boxes);
    setText('');
  };
  return (
    <FieldFrame id={field.id} label={label} error={field.error} required={required}>
      <Autocomplete<MailboxDto, true, false, true>
        id={field.id}
        multiple
        freeSolo
        className={style.field}
        value={field.value}
        inputValue={text}
        options={found}
        filterOptions={(options) => options}
        filterSelectedOptions
        getOptionLabel={(item) => (typeof item === 'string' ? item : `${item.name} ${item.email}`)}
        isOptionEqualToValue={(option, value) => toMailbox(option).email === toMailbox(value).email}
        clearIcon={<X size={12} />}
        clearText={t('common.clear')}
        onChange={(_, next) => put(next)}
        onInputChange={(_, next, reason) => {
          if (reason === 'input' || reason === 'clear') setText(next);
        }}
        onBlur={() => {
          // Also accepts an address that the user typed without Enter.
          if (text.trim()) put([...field.value, text]);
          field.leave();
        }}
        renderOption={({ key, ...item }, option) => (
          <li key={key} {...item}>
            <Text grow cut>
              {option.name} <Text tone="muted">{option.email}</Text>
            </Text>
          </li>
        )}
        renderValue={(items, getItemProps) =>
          items.map((item, index) => {
            const { key, onDelete, className: _class, ...rest } = getItemProps({ index });
            const box = toMailbox(item);
            return (
              <Tag
                key={key}
                title={box.email}
                remove={{ label: `${t('common.remove')} ${box.name}`, onClick: onDelete, tabIndex: -1 }}
                {...rest}
              >
                {box.name}
              </Tag>
            );
          })
        }
        renderInput={(params) => (
          <OutlinedInput
            {...params.slotProps.input}
            fullWidth
            error={field.error !== undefined}
            placeholder={field.value.length === 0 ? t('emails.recipient') : ''}
            slotProps={{ input: { ...params.slotProps.htmlInput, 'aria-describedby': messageId(field.id) } }}
          />
        )}
      />
    </FieldFrame>
  );
}
