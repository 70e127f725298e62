import { useCountApplicationsQuery } from '../../api';
import type { StatusChoice } from './list-state';

export type StatusCounts = Record<StatusChoice, number>;

/** How many applications there are of each status, and of all; undefined until that is known. */
export function useStatusCounts({ search, jobId }: { search: string; jobId: string | null }): StatusCounts | undefined {
  const query = { ...(search && { search }), ...(jobId && { filter: { jobId: [jobId] } }) };
  const { currentData } = useCountApplicationsQuery(query, { refetchOnMountOrArgChange: true });
  if (!currentData) return undefined;
  const { pending, rejected, successful } = currentData;
  return { all: pending + rejected + successful, pending, rejected, successful };
}
