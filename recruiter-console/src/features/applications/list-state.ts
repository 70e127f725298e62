import { APPLICATION_STATUSES, type ApplicationStatus } from '@byline/shared-types/domain';
import { formatPaged, parsePaged, type ListAddress, type PagedState } from '../../lib/list-state/list-address';

export type StatusChoice = ApplicationStatus | 'all';

/** Everything the list of applications shows, as it stands in the address. */
export interface ApplicationListState extends PagedState<typeof NEWEST_FIRST | typeof OLDEST_FIRST> {
  status: StatusChoice;
}

const NEWEST_FIRST = '-createdAt';
export const OLDEST_FIRST = 'createdAt';
export const sortOf = (name: string) => (name === OLDEST_FIRST ? OLDEST_FIRST : NEWEST_FIRST);

export const applicationList: ListAddress<ApplicationListState> = {
  parse: (params, size) => {
    const paged = parsePaged(params, NEWEST_FIRST, size);
    return {
      ...paged,
      sort: sortOf(paged.sort),
      status: APPLICATION_STATUSES.find((known) => known === params.get('status')) ?? 'all',
    };
  },
  format: ({ status, ...paged }) => {
    const params = formatPaged(paged, NEWEST_FIRST);
    if (status !== 'all') params.set('status', status);
    return params;
  },
};
