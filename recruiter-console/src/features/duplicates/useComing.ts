import { MAX_PAGE_SIZE } from '@byline/shared-types/domain';
import { now } from '@byline/web-kit/dates';
import { useState } from 'react';
import { EXACT, useListCalendarItemsQuery, type CalendarItemResponse } from '../../api';
import type { Pair } from './model';

export interface Coming {
  items: readonly CalendarItemResponse[];
  /** All of them, also those beyond the list. */
  total: number;
}

/** The coming appointments of both, which are of one candidate after a merge. */
export function useComing([one, other]: Pair): Coming {
  const [startDate] = useState(() => new Date(now()).toISOString());
  const { currentData } = useListCalendarItemsQuery({
    ...{ filter: { assignedTo: [one._id, other._id], startDate }, sort: ['startDate'] },
    ...{ limit: MAX_PAGE_SIZE, prefer: EXACT },
  });
  return { items: currentData?.records ?? [], total: currentData?.totalCount ?? 0 };
}
