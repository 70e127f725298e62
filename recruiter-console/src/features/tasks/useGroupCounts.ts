import { useListTasksQuery } from '../../api';
import { groupCounts, type TaskListState } from './list-state';
import type { Group } from './model';

const AGAIN = { refetchOnMountOrArgChange: true } as const;

/** The numbers of open tasks in the groups; undefined until they are known, and beside a list of other tasks. */
export function useGroupCounts(
  state: TaskListState,
  me: string,
  since: string,
): Partial<Record<Group, number | undefined>> {
  const queries = groupCounts(state, me, since);
  const options = { ...AGAIN, skip: state.which !== 'unfinished' };
  const overdue = useListTasksQuery(queries.overdue, options);
  const today = useListTasksQuery(queries.today, options);
  const week = useListTasksQuery(queries.week, options);
  const later = useListTasksQuery(queries.later, options);
  const count = ({ data }: typeof overdue): number | undefined => data?.totalCount ?? undefined;
  return { overdue: count(overdue), today: count(today), week: count(week), later: count(later) };
}
