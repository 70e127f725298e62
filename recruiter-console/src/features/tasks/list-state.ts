import { TASK_TYPES, type TaskType } from '@byline/shared-types/domain';
import type { ListTasksApiArg } from '../../api';
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
    mine: params.has('mine'),
    type: TASK_TYPES.find((known) => known === params.get('type')) ?? null,
    open: params.get('open') || null,
  }),
  format: ({ which, mine, type, open, ...state }) => {
    const params = formatPaged(state, ['deadline']);
    if (which !== 'unfinished') params.set('show', which);
    if (mine) params.set('mine', '1');
    if (type) params.set('type', type);
    if (open) params.set('open', open);
    return params;
  },
};

/** The list's query. */
export function tasksMatching({ search, which, mine, type, page, size }: TaskListState, me: string) {
  const { filter, sort } = callFor(which);
  return {
    ...(search.trim() && { search: search.trim() }),
    filter: { ...filter, ...(mine && { assignedTo: [me] }), ...(type && { type }) },
    sort,
    limit: size,
    skip: (page - 1) * size,
  } satisfies ListTasksApiArg;
}
