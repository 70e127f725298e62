import { useCountTasksQuery, type TaskCountsResponse } from '../../api';
import { groupCounts, type TaskListState } from './list-state';

interface GroupCounts {
  counts: Partial<TaskCountsResponse>;
  /** The call, which "Try again" repeats too. */
  calls: { refetch: () => unknown }[];
}

/** Counts the open tasks of each group. A count is missing until it is known, and beside a list of other tasks. */
export function useGroupCounts(state: TaskListState, me: string, since: string): GroupCounts {
  const skip = state.which !== 'unfinished';
  const call = useCountTasksQuery(groupCounts(state, me, since), { refetchOnMountOrArgChange: true, skip });
  return skip ? { counts: {}, calls: [] } : { counts: call.data ?? {}, calls: [call] };
}
