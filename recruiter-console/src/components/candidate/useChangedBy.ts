import { useRecruiters } from '../../api/lookups';
import { displayName } from '../../lib/format';

interface Changed {
  userId: string | null;
  firstname: string;
  name: string;
  modifiedBy?: string | null;
}

/** The name of the recruiter or candidate who wrote this version; null if unknown. */
export function useChangedBy(): (candidate: Changed) => string | null {
  const { find } = useRecruiters();
  return (candidate) => {
    const { modifiedBy, userId } = candidate;
    const recruiter = find(modifiedBy);
    if (recruiter) return displayName(recruiter);
    return modifiedBy && modifiedBy === userId ? displayName(candidate) : null;
  };
}
