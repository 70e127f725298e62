import { everyPage } from '@byline/web-kit/api';
import { AGENDA_ITEMS_MAX, MAX_PAGE_SIZE } from '@byline/shared-types/domain';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { generatedApi, type CalendarItemResponse, type ListCalendarItemsApiArg } from './generated';

/** The first and last day of an agenda, and its recruiters; an empty list means all recruiters. */
export interface AgendaRange {
  from: string;
  to: string;
  assignedTo: readonly string[];
}

/** The call for the first items of a range; their number comes with them (docs/domain/calendar.md#range). */
export const firstItems = ({ from, to, assignedTo }: AgendaRange): ListCalendarItemsApiArg => ({
  filter: { startDate: from, endDate: to, ...(assignedTo.length > 0 && { assignedTo: [...assignedTo] }) },
  limit: MAX_PAGE_SIZE,
  skip: 0,
  prefer: 'count=exact',
});

/** Reads the items of a range after the first page, 100 per call. */
export function furtherItems(
  range: AgendaRange,
  { dispatch }: { dispatch: ThunkDispatch<unknown, unknown, UnknownAction> },
) {
  return everyPage<CalendarItemResponse>(
    MAX_PAGE_SIZE,
    ({ limit, skip }) =>
      dispatch(
        generatedApi.endpoints.listCalendarItems.initiate(
          { ...firstItems(range), limit, skip: skip + MAX_PAGE_SIZE },
          { subscribe: false, forceRefetch: true },
        ),
      ),
    AGENDA_ITEMS_MAX - MAX_PAGE_SIZE,
  );
}
