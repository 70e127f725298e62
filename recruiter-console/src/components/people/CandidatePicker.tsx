import { PICKER_SUGGESTIONS } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { fieldErrorText } from '@byline/web-kit/problems';
import { useListCandidatesQuery } from '../../api';
import { displayName } from '../../lib/format';
import { useServerSearch } from '../../lib/useServerSearch';
import { RecordPicker, type RecordPickerProps } from './RecordPicker';

export interface PickedCandidate {
  _id: string;
  firstname: string;
  name: string;
  email?: string;
}

/** Finds a candidate by name on the server; shows at most four suggestions (docs/domain/interface.md#suggestions). */
export function CandidatePicker(props: RecordPickerProps<PickedCandidate>) {
  const t = useT();
  const { search, pickerOf } = useServerSearch();
  const answer = useListCandidatesQuery(
    { search, limit: PICKER_SUGGESTIONS, fields: ['firstname', 'name', 'email'], sort: ['name'] },
    { skip: search === '' },
  );
  return (
    <RecordPicker
      {...props}
      search={pickerOf(answer)}
      found={search === '' ? [] : (answer.currentData?.records ?? [])}
      labelOf={(candidate) => [displayName(candidate), candidate.email].filter(Boolean).join(' · ')}
      nothing={search === '' ? t('common.typeName') : fieldErrorText(t, 'no_candidate_found')}
    />
  );
}
