import { useCountApplicationsQuery } from '../../api';
import type { StatusChoice } from './list-state';

export type StatusCounts = Record<StatusChoice, number>;

/** Counts of applications by status and in total; undefined while they load. */
export function useStatusCounts({ search, jobId }: { search: string; jobId: string | null }): StatusCounts | undefined {
  const query = { ...(search && { search }), ...(jobId && { filter: { jobId: [jobId] } }) };
  const { currentData } = useCountApplicationsQuery(query, { refetchOnMountOrArgChange: true });
  if (!currentData) return undefined;
  const { pending, rejected, successful, withdrawn } = currentData;
  return { all: pending + rejected + successful + withdrawn, ...currentData };
}
