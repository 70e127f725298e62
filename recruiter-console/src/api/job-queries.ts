import { EXACT, type JobResponse, type ListJobsApiArg } from './index';

/** The jobs of this search beside the candidate list, newest first. */
export const panelJobs = (search: string, timeState: JobResponse['timeState'] | null): ListJobsApiArg => ({
  ...(search && { search }),
  ...(timeState && { filter: { timeState } }),
  sort: ['-createdAt'],
  limit: 25,
  prefer: EXACT,
});
