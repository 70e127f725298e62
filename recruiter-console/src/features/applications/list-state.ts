import { APPLICATION_STATUSES, type ApplicationStatus } from '@byline/shared-types/domain';
import { formatPaged, parsePaged, type ListAddress, type PagedState } from '../../lib/list-state/list-address';

export type StatusChoice = ApplicationStatus | 'all';

export const OLDEST_FIRST = 'createdAt';
const SORTS = ['-createdAt', OLDEST_FIRST] as const;

/** The state of the list of applications, which the address holds. */
export interface ApplicationListState extends PagedState<(typeof SORTS)[number]> {
  status: StatusChoice;
  /** The job of the applications; null for all jobs. */
  jobId: string | null;
}

export const applicationList: ListAddress<ApplicationListState> = {
  sorts: SORTS,
  parse: (params, size) => ({
    ...parsePaged(params, SORTS, size),
    status: APPLICATION_STATUSES.find((known) => known === params.get('status')) ?? 'all',
    jobId: params.get('jobId') || null,
  }),
  format: ({ status, jobId, ...paged }) => {
    const params = formatPaged(paged, SORTS);
    if (status !== 'all') params.set('status', status);
    if (jobId) params.set('jobId', jobId);
    return params;
  },
};
