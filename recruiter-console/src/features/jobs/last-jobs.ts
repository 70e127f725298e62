import { DEFAULT_PAGE_SIZE } from '@byline/shared-types/domain';
import { jobList, type JobListState } from './list-state';

const KEY = 'byline.lastJobs';

/** Stores the last list of jobs in this tab; previous and next on the page of a job follow it. */
export function rememberJobs(state: JobListState): void {
  const query = jobList.format({ ...state, open: null, adding: false, copy: null }).toString();
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ query, size: state.size }));
  } catch {
    // Storage is blocked: previous and next follow the unfiltered list.
  }
}

export function lastJobs(): JobListState {
  const read = (): { query: string; size: number } => {
    try {
      return JSON.parse(sessionStorage.getItem(KEY) ?? '') as { query: string; size: number };
    } catch {
      return { query: '', size: DEFAULT_PAGE_SIZE };
    }
  };
  const { query, size } = read();
  return jobList.parse(new URLSearchParams(query), size);
}
