import { PICKER_SUGGESTIONS } from '@byline/shared-types/domain';
import { useListUsersQuery, type PersonResponse } from '../../api';
import { displayName } from '../../lib/format';
import { useServerSearch } from '../../lib/useServerSearch';
import { RecordPicker, type RecordPickerProps } from './RecordPicker';

export type PickedPerson = Pick<PersonResponse, '_id' | 'firstname' | 'name' | 'email'>;

export interface PersonPickerProps extends RecordPickerProps<PickedPerson> {
  /** Excludes people from the choice. */
  without?: (person: PersonResponse) => boolean;
}

/**
 * Finds a user by name or email on the server; shows at most four suggestions (docs/domain/interface.md#suggestions).
 */
export function PersonPicker({ without, ...props }: PersonPickerProps) {
  const { search, pickerOf } = useServerSearch();
  const answer = useListUsersQuery({
    ...(search && { search }),
    limit: PICKER_SUGGESTIONS,
    sort: ['name'],
  });
  return (
    <RecordPicker
      {...props}
      search={pickerOf(answer)}
      found={(answer.currentData?.records ?? []).filter((person) => !without?.(person))}
      labelOf={(person) => [displayName(person), person.email].filter(Boolean).join(' · ')}
    />
  );
}
