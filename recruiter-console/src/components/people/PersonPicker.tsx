import { PICKER_SUGGESTIONS, SEARCH_DEBOUNCE_MS } from '@byline/shared-types/domain';
import { useState } from 'react';
import { useListUsersQuery, type PersonResponse } from '../../api';
import { displayName } from '../../lib/format';
import { useDebounced } from '../../lib/useDebounced';
import { Picker } from '../ui/fields/Picker';

export type PickedPerson = Pick<PersonResponse, '_id' | 'firstname' | 'name' | 'email'>;

interface PersonPickerProps {
  id: string;
  value: PickedPerson | null;
  onChange: (person: PickedPerson | null) => void;
  placeholder: string;
  /** People who can't be chosen. */
  without?: (person: PersonResponse) => boolean;
  error?: boolean;
}

/** Finds a user by name or email on the server; four suggestions at most (docs/domain/interface.md#suggestions). */
export function PersonPicker({ id, value, onChange, placeholder, without, error = false }: PersonPickerProps) {
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), SEARCH_DEBOUNCE_MS);
  const { currentData, isFetching } = useListUsersQuery({
    ...(search && { search }),
    limit: PICKER_SUGGESTIONS,
    sort: ['name'],
  });
  const people = (currentData?.records ?? []).filter((person) => !without?.(person));
  const known = value && !people.some((person) => person._id === value._id) ? [value, ...people] : people;
  const label = (person: PickedPerson): string => [displayName(person), person.email].filter(Boolean).join(' · ');
  return (
    <Picker
      id={id}
      options={known.map((person) => ({ value: person._id, label: label(person) }))}
      value={value ? [value._id] : []}
      onChange={([chosen]) => onChange(known.find((person) => person._id === chosen) ?? null)}
      onSearch={setText}
      loading={isFetching}
      placeholder={placeholder}
      error={error}
    />
  );
}
