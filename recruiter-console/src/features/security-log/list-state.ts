import { parseDay, formatDay } from '@byline/web-kit/dates';
import type { ListSecurityEventsApiArg } from '../../api';
import { formatPaged, parsePaged, type ListAddress, type PagedState } from '../../lib/list-state/list-address';
import { isRecordId } from '../../lib/record-id';
import { GROUPS, kindsOf, type EventGroup } from './model';

const SORTS = ['-at', 'at'] as const;

/** The state of the security log, which the address holds. */
export interface SecurityLogState extends PagedState<(typeof SORTS)[number]> {
  group: EventGroup | '';
  /** Filters for a user's actions, and for events on the user's account. */
  userId: string;
  /** `YYYY-MM-DD`; empty for no limit. */
  from: string;
  to: string;
  /** The open event beside the list. */
  open: string | null;
}

const day = (text: string | null): string => parseDay(formatDay(text ?? '')) ?? '';

export const securityLogList: ListAddress<SecurityLogState> = {
  sorts: SORTS,
  beside: ['open'],
  parse: (params, size) => {
    const user = params.get('user') ?? '';
    return {
      ...parsePaged(params, SORTS, size),
      group: GROUPS.find((known) => known === params.get('what')) ?? '',
      userId: isRecordId(user) ? user : '',
      from: day(params.get('from')),
      to: day(params.get('to')),
      open: params.get('open') || null,
    };
  },
  format: ({ group, userId, from, to, open, ...paged }) => {
    const params = formatPaged(paged, SORTS);
    if (group) params.set('what', group);
    if (userId) params.set('user', userId);
    if (from) params.set('from', from);
    if (to) params.set('to', to);
    if (open) params.set('open', open);
    return params;
  },
};

/** The filter of the list's query. */
export const filterOf = ({
  group,
  userId,
  from,
  to,
}: SecurityLogState): NonNullable<ListSecurityEventsApiArg['filter']> => ({
  ...(group && { kind: kindsOf(group) }),
  ...(userId && { userId }),
  ...((from || to) && { at: { ...(from && { from }), ...(to && { to }) } }),
});
