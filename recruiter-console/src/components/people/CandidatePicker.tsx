import { PICKER_SUGGESTIONS, SEARCH_DEBOUNCE_MS } from '@byline/shared-types/domain';
import { fieldErrorText } from '@byline/web-kit/problems';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useListCandidatesQuery } from '../../api';
import { displayName } from '../../lib/format';
import { useDebounced } from '../../lib/useDebounced';
import { Picker } from '../ui/fields/Picker';

export interface PickedCandidate {
  _id: string;
  firstname: string;
  name: string;
  email?: string;
}

interface CandidatePickerProps {
  id: string;
  value: PickedCandidate | null;
  onChange: (candidate: PickedCandidate | null) => void;
  placeholder: string;
  /** Where no label stands above it. */
  label?: string;
}

/** Finds a candidate by name on the server; four suggestions at most (docs/domain/interface.md#suggestions). */
export function CandidatePicker({ id, value, onChange, placeholder, label }: CandidatePickerProps) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), SEARCH_DEBOUNCE_MS);
  const { currentData, isFetching } = useListCandidatesQuery(
    { search, limit: PICKER_SUGGESTIONS, fields: ['firstname', 'name', 'email'], sort: ['name'] },
    { skip: search === '' },
  );
  const found: PickedCandidate[] = search === '' ? [] : (currentData?.records ?? []);
  const known = value && !found.some(({ _id }) => _id === value._id) ? [value, ...found] : found;
  return (
    <Picker
      id={id}
      {...(label && { label })}
      placeholder={placeholder}
      options={known.map((candidate) => ({
        value: candidate._id,
        label: [displayName(candidate), candidate.email].filter(Boolean).join(' · '),
      }))}
      value={value ? [value._id] : []}
      onSearch={setText}
      loading={isFetching}
      nothing={fieldErrorText(formatMessage, 'no_candidate_found')}
      onChange={([chosen]) => onChange(known.find(({ _id }) => _id === chosen) ?? null)}
    />
  );
}
