import { JOB_TIME_STATES, USER_FUNCTIONS, type JobTimeState, type UserFunctionName } from '@byline/shared-types/domain';
import type { ListJobsApiArg } from '../../api';
import { formatPaged, parsePaged, type ListAddress, type PagedState } from '../../lib/list-state/list-address';
import { isRecordId } from '../../lib/record-id';

export type TimeChoice = JobTimeState | 'all';
/** In the order of display. Jobs without dates come last. */
export const TIMES: readonly TimeChoice[] = ['all', 'future', 'ongoing', 'finished', 'none'];

const SORTS = ['-from', 'from', '-to', 'to', 'title', '-title', 'client', '-client'] as const;
export type JobSort = (typeof SORTS)[number];

/** The filters of a list of jobs besides the time. The names are those of the API. */
export const FILTERS = ['function', 'tags', 'campaigns'] as const;
export type JobFilters = Record<(typeof FILTERS)[number], readonly string[]>;

/** The state of the list of jobs, which the address holds. */
export interface JobListState extends PagedState<JobSort>, JobFilters {
  time: TimeChoice;
  /** The job in the open form; `copy` is the job that a new one copies. */
  open: string | null;
  adding: boolean;
  copy: string | null;
}

const valuesOf = (params: URLSearchParams, name: string): string[] => params.get(name)?.split(',') ?? [];

export const jobList: ListAddress<JobListState> = {
  sorts: SORTS,
  beside: ['open', 'adding', 'copy'],
  parse: (params, size) => ({
    ...parsePaged(params, SORTS, size),
    time: JOB_TIME_STATES.find((known) => known === params.get('time')) ?? 'all',
    function: USER_FUNCTIONS.filter((known) => valuesOf(params, 'function').includes(known)),
    tags: valuesOf(params, 'tags').filter(isRecordId),
    campaigns: valuesOf(params, 'campaigns').filter(isRecordId),
    open: params.get('open') || null,
    adding: params.get('panel') === 'new',
    copy: params.get('copy') || null,
  }),
  format: ({ time, open, adding, copy, ...state }) => {
    const params = formatPaged(state, SORTS);
    if (time !== 'all') params.set('time', time);
    for (const name of FILTERS) if (state[name].length > 0) params.set(name, state[name].join(','));
    if (open) params.set('open', open);
    if (adding) params.set('panel', 'new');
    if (copy) params.set('copy', copy);
    return params;
  },
};

/** The search and the filters of the list's query, without the time. */
export function jobsMatching({ search, ...state }: Pick<JobListState, 'search' | (typeof FILTERS)[number]>) {
  const filter: NonNullable<ListJobsApiArg['filter']> = {
    ...(state.function.length > 0 && { function: state.function as UserFunctionName[] }),
    ...(state.tags.length > 0 && { tags: [...state.tags] }),
    ...(state.campaigns.length > 0 && { campaigns: [...state.campaigns] }),
  };
  return { ...(search.trim() && { search: search.trim() }), filter };
}

/** The filters and the sort order of the list's query. */
export function callOf(state: JobListState) {
  const { filter, ...matching } = jobsMatching(state);
  return {
    ...matching,
    filter: { ...filter, ...(state.time !== 'all' && { timeState: state.time }) },
    sort: [state.sort],
  };
}

/** The fields that a row shows. */
export const JOB_FIELDS = [
  'title',
  'client',
  'function',
  'location',
  'from',
  'to',
  'timeState',
  'closedAt',
  'jobapplications',
] as const satisfies ListJobsApiArg['fields'];
