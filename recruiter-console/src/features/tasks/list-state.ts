import { MAX_PAGE_SIZE, TASK_TYPES, type TaskType } from '@byline/shared-types/domain';
import type { CountTasksApiArg, ListTasksApiArg } from '../../api';
import { formatPaged, parsePaged, type ListAddress, type PagedState } from '../../lib/list-state/list-address';

export const WHICH = ['unfinished', 'finished', 'all'] as const;
export type Which = (typeof WHICH)[number];

const COMPLETED: Record<Which, { completed?: boolean }> = {
  unfinished: { completed: false },
  finished: { completed: true },
  all: {},
};

/** The filter and the order of a query. Open tasks start with the next deadline, other lists with the last one. */
export const callFor = (which: Which) => ({
  filter: COMPLETED[which],
  sort: [which === 'unfinished' ? ('deadline' as const) : ('-deadline' as const)],
});

/** The state of the list of tasks, which the address holds. */
export interface TaskListState extends PagedState<'deadline'> {
  which: Which;
  mine: boolean;
  /** True if the overdue tasks are unfolded. */
  late: boolean;
  type: TaskType | null;
  /** The task in the open form. */
  open: string | null;
}

export const taskList: ListAddress<TaskListState> = {
  sorts: ['deadline'],
  beside: ['open'],
  parse: (params, size) => ({
    ...parsePaged(params, ['deadline'], size),
    which: WHICH.find((known) => known === params.get('show')) ?? 'unfinished',
    mine: params.get('who') !== 'all',
    late: params.has('late'),
    type: TASK_TYPES.find((known) => known === params.get('type')) ?? null,
    open: params.get('open') || null,
  }),
  format: ({ which, mine, late, type, open, ...state }) => {
    const params = formatPaged(state, ['deadline']);
    if (which !== 'unfinished') params.set('show', which);
    if (!mine) params.set('who', 'all');
    if (late) params.set('late', '1');
    if (type) params.set('type', type);
    if (open) params.set('open', open);
    return params;
  },
};

/** True if the list leaves the overdue tasks out; a search looks through all. */
export const foldsOverdue = ({ which, late, search }: TaskListState): boolean =>
  which === 'unfinished' && !late && search.trim() === '';

/** The same tasks for paper: from the first one, with the overdue ones, as many as a call answers. */
export const onPaper = (state: TaskListState): TaskListState => ({
  ...state,
  late: true,
  page: 1,
  size: MAX_PAGE_SIZE,
});

/** The list's query. A task is overdue if it was due before `since`, the moment at which the page opened. */
export function tasksMatching(state: TaskListState, me: string, since: string) {
  const { search, which, mine, type, page, size } = state;
  const { filter, sort } = callFor(which);
  return {
    ...(search.trim() && { search: search.trim() }),
    filter: {
      ...filter,
      ...(mine && { assignedTo: [me] }),
      ...(type && { type }),
      ...(foldsOverdue(state) && { deadline: { from: since } }),
    },
    sort,
    limit: size,
    skip: (page - 1) * size,
  } satisfies ListTasksApiArg;
}

/** The query that counts the open tasks of each group. */
export function groupCounts({ search, mine, type }: TaskListState, me: string, since: string) {
  return {
    ...(search.trim() && { search: search.trim() }),
    filter: { since, ...(mine && { assignedTo: [me] }), ...(type && { type }) },
  } satisfies CountTasksApiArg;
}
