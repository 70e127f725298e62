import { useCountApplicationsQuery } from '../../api';
import type { StatusChoice } from './list-state';

export type StatusCounts = Record<StatusChoice, number>;

/** Counts of applications by status and in total; undefined while they load. */
export function useStatusCounts({ search, jobId }: { search: string; jobId: string | null }): {
  counts: StatusCounts | undefined;
  isFetching: boolean;
} {
  const query = { ...(search && { search }), ...(jobId && { filter: { jobId: [jobId] } }) };
  const { currentData, isFetching } = useCountApplicationsQuery(query, { refetchOnMountOrArgChange: true });
  if (!currentData) return { counts: undefined, isFetching };
  const { pending, rejected, successful, withdrawn } = currentData;
  return { counts: { all: pending + rejected + successful + withdrawn, ...currentData }, isFetching };
}
