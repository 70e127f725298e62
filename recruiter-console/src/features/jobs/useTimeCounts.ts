import { useCountJobsQuery } from '../../api';
import type { jobsMatching, TimeChoice } from './list-state';

export type TimeCounts = Record<TimeChoice, number>;

/** Counts of jobs by time and in total; undefined while they load. */
export function useTimeCounts(matching: ReturnType<typeof jobsMatching>): TimeCounts | undefined {
  const { currentData } = useCountJobsQuery(matching, { refetchOnMountOrArgChange: true });
  if (!currentData) return undefined;
  const { none, future, ongoing, finished } = currentData;
  return { all: none + future + ongoing + finished, none, future, ongoing, finished };
}
