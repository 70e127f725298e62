import { MAX_PAGE_SIZE } from '@byline/shared-types/domain';
import { useListCandidateApplicationsQuery } from '../../api';

/** A candidate's applications, the newest first. */
export const useOwnApplications = (candidateId: string) =>
  useListCandidateApplicationsQuery({ candidateId, limit: MAX_PAGE_SIZE, sort: ['-createdAt'] });
