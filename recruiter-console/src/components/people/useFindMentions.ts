import { PICKER_SUGGESTIONS } from '@byline/shared-types/domain';
import { useCallback } from 'react';
import { useLazyListUsersQuery } from '../../api';
import { displayName } from '../../lib/format';
import type { FindMentions } from '../ui/editor/RichTextEditor';

/** Finds users for mentions; any user may be mentioned (docs/domain/assessment.md#notes). */
export function useFindMentions(): FindMentions {
  const [find] = useLazyListUsersQuery();
  return useCallback(
    async (text) => {
      const { data } = await find(
        { ...(text && { search: text }), limit: PICKER_SUGGESTIONS, sort: ['firstname'] },
        true,
      );
      return (data?.records ?? []).map((person) => ({ id: person._id, label: displayName(person) }));
    },
    [find],
  );
}
