import { TASK_TYPES, type TaskType } from '@byline/shared-types/domain';
import { today } from '@byline/web-kit/dates';
import { EXACT, type ListTasksApiArg } from '../../api';
import { addDays } from '../../lib/days';
import { formatPaged, parsePaged, type ListAddress, type PagedState } from '../../lib/list-state/list-address';
import { endOfWeek, type Group } from './model';

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

/** The queries that count the open tasks of each group. */
export function groupCounts(state: TaskListState, me: string, since: string): Record<Group, ListTasksApiArg> {
  const { search, filter } = tasksMatching({ ...state, which: 'unfinished', late: true }, me, since);
  const day = today(new Date(since));
  const sunday = endOfWeek(day);
  const counting = (deadline: { from?: string; to?: string }): ListTasksApiArg => ({
    ...(search && { search }),
    filter: { ...filter, deadline },
    fields: ['_id'],
    limit: 1,
    prefer: EXACT,
  });
  return {
    overdue: counting({ to: since }),
    today: counting({ from: since, to: day }),
    week: counting({ from: addDays(day, 1), to: sunday }),
    later: counting({ from: addDays(sunday, 1) }),
  };
}
