import { MAX_PAGE_SIZE } from '@byline/shared-types/domain';
import { useState } from 'react';
import { useListJobsQuery } from '../../api';
import { lastJobs, rememberJobs } from './last-jobs';
import { callOf, jobsMatching } from './list-state';
import { useTimeCounts } from './useTimeCounts';

/** The previous and the next job of the last list, across its pages, and the place of this one. */
export function useJobNeighbours(id: string) {
  const [state] = useState(lastJobs);
  const { page, size, time } = state;
  // The page with the last row before it and the first one after it.
  const start = Math.max(0, (page - 1) * size - 1);
  const { currentData } = useListJobsQuery({
    ...callOf(state),
    skip: start,
    limit: Math.min(MAX_PAGE_SIZE, size + 2),
    fields: ['title'],
  });
  const total = useTimeCounts(jobsMatching(state))?.[time];
  const rows = currentData?.records ?? [];
  const at = rows.findIndex(({ _id }) => _id === id);
  const neighbour = (step: 1 | -1) => {
    const row = at < 0 ? undefined : rows[at + step];
    const index = start + at + step;
    return row && { to: `/jobs/${row._id}`, go: () => rememberJobs({ ...state, page: Math.floor(index / size) + 1 }) };
  };
  return {
    previous: neighbour(-1),
    next: neighbour(1),
    place: at >= 0 && total !== undefined ? { position: start + at + 1, total } : null,
  };
}
