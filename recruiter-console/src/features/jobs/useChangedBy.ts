import type { JobResponse } from '../../api';
import { useRecruiters } from '../../api/lookups';
import { displayName } from '../../lib/format';

/** The name of the colleague who wrote this version of a job; null if unknown. */
export function useChangedBy(): (job: Pick<JobResponse, 'modifiedBy'>) => string | null {
  const { find } = useRecruiters();
  return ({ modifiedBy }) => displayName(find(modifiedBy) ?? {}) || null;
}
