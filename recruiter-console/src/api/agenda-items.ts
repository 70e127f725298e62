import { everyPage } from '@byline/web-kit/api';
import { AGENDA_ITEMS_MAX, MAX_PAGE_SIZE } from '@byline/shared-types/domain';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { generatedApi, type CalendarItemResponse } from './generated';

/** The first and last day of an agenda, and its recruiters; an empty list means all recruiters. */
export interface AgendaRange {
  from: string;
  to: string;
  assignedTo: readonly string[];
}

export interface AgendaItems {
  items: CalendarItemResponse[];
  /** The number in the range; more than `items` when there are too many to show. */
  total: number;
}

/** Reads all items of the range, 100 per call (docs/domain/calendar.md#range). */
export async function agendaPages(
  { from, to, assignedTo }: AgendaRange,
  { dispatch }: { dispatch: ThunkDispatch<unknown, unknown, UnknownAction> },
) {
  const filter = { startDate: from, endDate: to, ...(assignedTo.length > 0 && { assignedTo: [...assignedTo] }) };
  let total = 0;
  const read = await everyPage(
    MAX_PAGE_SIZE,
    async (page) => {
      const request = { ...page, filter, prefer: 'count=exact' };
      const answer = await dispatch(
        generatedApi.endpoints.listCalendarItems.initiate(request, { subscribe: false, forceRefetch: true }),
      );
      total = answer.data?.totalCount ?? total;
      return answer;
    },
    AGENDA_ITEMS_MAX,
  );
  return 'data' in read ? { data: { items: read.data, total: Math.max(total, read.data.length) } } : read;
}
